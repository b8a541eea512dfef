import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as untilTheNextLook } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { connect as connectNats } from '@nats-io/transport-node';
import { until } from '@linkyard/testing';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { isAlive, readPid } from './processes.mjs';
import { startStack } from './stack.mjs';

/** The same address without its user. */
const stranger = (address = '') => {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.search = url.protocol === 'mongodb:' ? '?directConnection=true' : '';
  return url.href;
};

const fixture = (name: string) => join(import.meta.dirname, 'testing/fixtures', name);
const entries = { app: fixture('app.mjs'), simulators: fixture('simulators.mjs') };

jest.setTimeout(60_000);

describe('a stack', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'linkyard-stack-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

  const start = (onFault?: (message: string) => void) => startStack({ dataDir, entries, quiet: true, onFault });
  const pidsOf = (stack: Awaited<ReturnType<typeof start>>) => [
    ...stack.servers.map((server) => Number(server.child.pid)),
    Number(stack.app?.pid),
  ];

  it('stops all that it started', async () => {
    const stack = await start();
    const pids = pidsOf(stack);
    expect(pids.filter(isAlive)).toHaveLength(4);
    expect((await fetch(`${stack.url}/health/ready`)).status).toBe(200);
    await stack.stop();
    expect(pids.filter(isAlive)).toEqual([]);
    expect(existsSync(join(dataDir, 'stack.pid'))).toBe(false);
  });

  it('comes back on the same folder when the port of its database was taken in between', async () => {
    const first = await start();
    await first.stop();
    const portFile = join(dataDir, 'mongo/port');
    const before = readFileSync(portFile, 'utf8');
    writeFileSync(portFile, '0');
    const second = await start();
    await second.stop();
    expect(readFileSync(portFile, 'utf8')).not.toBe(before);
  });

  it('starts a server and the roles again when they end by themselves, and stops what it started again', async () => {
    const lines: string[] = [];
    const stack = await startStack({ dataDir, entries, report: (line) => lines.push(line), supervised: true });
    const redis = stack.servers.find((server) => server.kind === 'redis');
    process.kill(Number(redis?.child.pid), 'SIGKILL');
    process.kill(Number(stack.app?.pid), 'SIGKILL');
    const answers = () =>
      fetch(`${stack.url}/health/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
    const pidIn = (file: string) => readPid(join(dataDir, file));
    await until(async () => (await answers()) && pidIn('redis/redis-server.pid') !== redis?.child.pid);
    await until(() => pidIn('redis/redis-server.pid') !== undefined);
    const pids = [Number(pidIn('redis/redis-server.pid')), Number(pidIn('logs/linkyard.pid'))];
    expect(lines.filter((line) => /ended by itself .* starting it again$/.test(line))).toHaveLength(2);
    await stack.stop();
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('refuses clients without the generated passwords', async () => {
    const stack = await start();
    const { MONGODB_URI, REDIS_URL, NATS_URL } = stack.env;
    const strangers = { mongo: stranger(MONGODB_URI), redis: stranger(REDIS_URL), nats: stranger(NATS_URL) };
    const mongo = new MongoClient(strangers.mongo, { serverSelectionTimeoutMS: 2_000 });
    await expect(mongo.db('linkyard').collection('any').findOne({})).rejects.toThrow(/requires authentication/);
    await mongo.close();
    const redis = new Redis(strangers.redis, { maxRetriesPerRequest: 0 });
    await expect(redis.set('any', '1')).rejects.toThrow(/NOAUTH/);
    redis.disconnect();
    await expect(connectNats({ servers: strangers.nats, reconnect: false })).rejects.toThrow(/Authorization/i);
    await stack.stop();
  });

  it('reports when a server dies', async () => {
    let report: (message: string) => void = () => undefined;
    const fault = new Promise<string>((resolve) => (report = resolve));
    const stack = await start((message) => report(message));
    process.kill(Number(stack.servers.find((server) => server.kind === 'redis')?.child.pid), 'SIGKILL');
    expect(await fault).toMatch(/^redis-server ended by itself \(SIGKILL: .*Its log is .*redis-server\.log$/);
    await stack.stop();
  });

  it('refuses a folder that another stack runs on', async () => {
    const stack = await start();
    const copy = join(dataDir, 'stack.pid');
    writeFileSync(copy, String(stack.app?.pid));
    await expect(start()).rejects.toThrow(/already runs on .* Stop that one first/);
    await stack.stop();
  });

  it('leaves nothing behind when its launcher is killed', async () => {
    const launcher = spawn(process.execPath, [fixture('launcher.mjs'), dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pids = await new Promise<number[]>((resolve) =>
      createInterface({ input: launcher.stdout }).once('line', (line) => resolve(JSON.parse(line))),
    );
    expect(pids.filter(isAlive)).toHaveLength(4);
    launcher.kill('SIGKILL');
    const deadline = Date.now() + 20_000;
    while (pids.some(isAlive) && Date.now() < deadline) await untilTheNextLook(50);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});
