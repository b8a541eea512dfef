import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptPort } from '../ports.mjs';
import { fromApt, fromAptDownload, unpackedProgram } from './apt.mjs';
import { cacheFolder } from './cache.mjs';
import { fromGo } from './go-install.mjs';
import { ask, startServer } from './server.mjs';

const version = '2.15.2';
const folderInCache = () => cacheFolder(`nats-server-${version}`);

/** @type {import('./ladder.mjs').Recipe} */
export const natsRecipe = {
  name: 'NATS (nats-server)',
  programs: ['nats-server'],
  minimum: [2, 9],
  cached: () => [join(folderInCache(), 'nats-server'), unpackedProgram('nats-server')].find((file) => existsSync(file)),
  registries: [
    fromGo(`github.com/nats-io/nats-server/v2@v${version}`, folderInCache(), 'nats-server', 30),
    fromApt(['nats-server'], ['nats-server']),
    fromAptDownload(['nats-server'], 'nats-server'),
  ],
  wayOn:
    'Install NATS 2.9 or newer (nats-server on PATH), or set NATS_URL to one with JetStream, or run docker compose up -d mongo redis nats and set NATS_URL=nats://127.0.0.1:4222',
};

/** Starts nats-server with JetStream in a data folder and waits for its INFO. `url` is a NATS_URL. */
export async function startNats({ program, folder, port: wanted, env, password }) {
  const port = await keptPort(folder, wanted);
  mkdirSync(join(folder, 'data'), { recursive: true });
  // A rendered page or the text of an imported one is larger than the 1 MB that NATS lets through by itself.
  const config = join(folder, 'nats.conf');
  // A process that starts on a busy machine answers later than within the 2 s that NATS gives by itself.
  const authorization = `authorization { user: linkyard, password: "${password}", timeout: 30 }`;
  writeFileSync(config, `max_payload: 8MB\n${authorization}\n`, { mode: 0o600 });
  const server = await startServer({
    name: 'nats-server',
    program,
    folder,
    port,
    env,
    args: ['-c', config, '-js', '-sd', join(folder, 'data'), '-a', '127.0.0.1', '-p', String(port)],
    isReady: async () => isJetStream(await ask(port)),
  });
  return { ...server, url: `nats://linkyard:${password}@127.0.0.1:${port}` };
}

/** Whether NATS' first line says that it keeps streams. */
export function isJetStream(line) {
  return /^INFO \{.*"jetstream":\s*true/.test(line);
}
