import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newPerson } from '@linkyard/testing';
import { which } from '../scripts/commands.mjs';
import { root } from '../scripts/paths.mjs';
import { freePort } from '../scripts/ports.mjs';
import { readmeCommands } from '../scripts/readme-commands.mjs';

jest.setTimeout(600_000);

/** Each starts an installation of its own, which takes minutes: with their shortest options, and only where README_COMMANDS=all asks for them. */
const isLong = (command: string) => /^npm (?:start|run (?:bench|test:\w+))/.test(command);

const render = 'node deploy/k8s/render.mjs --image=registry.example/linkyard:0.1.0';

/** A command of the README without a row here fails. */
const ways: Readonly<Record<string, string | (() => Promise<{ code: number; output: string }>)>> = {
  'npm start': startedOnce,
  'npm start -- --port=5010': startedOnce,
  'npm test': 'npm test -- --only=audit',
  'npm run bench': 'npm run bench -- --only=B08',
  'npm run test:faults': 'npm run test:faults -- --only=r14-idempotency',
  'npm run test:walk -- --minutes=30 --seed=7': 'npm run test:walk -- --minutes=0.1 --seed=7',
  // As they are run beside `npm start`, which keeps its addresses and secrets in its data folder.
  'npm run ledger:check': () => runLine(`npm run ledger:check -- --data=${dataDir} ${ownerId}`, { NATS_URL: '' }),
  'npm run events:prune': () => runLine(`npm run events:prune -- --data=${dataDir}`, { NATS_URL: '' }),
  // As they are run in a container, by its settings.
  'node deploy/all-in-one/dist/check-ledger.js': () =>
    runLine(`node deploy/all-in-one/dist/check-ledger.js ${ownerId}`),
  'node deploy/all-in-one/dist/prune-events.js': 'node deploy/all-in-one/dist/prune-events.js',
  [render]: render,
  'cp deploy/docker/env.example .env': () => runLine(`cp deploy/docker/env.example ${join(folder, '.env')}`),
  'docker compose up -d': composed,
};

const dataDir = process.env['DATA_DIR'] ?? '';
let ownerId = '';
let folder = '';
beforeAll(async () => {
  ({ userId: ownerId } = await newPerson());
  folder = mkdtempSync(join(tmpdir(), 'linkyard-readme-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function runLine(line: string, env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = line.split(' ');
  // As in a terminal: Playwright does not run inside of Jest.
  const { JEST_WORKER_ID: _worker, ...terminal } = process.env;
  const child = spawn(program, args, { cwd: root, env: { ...terminal, FAULT_SECONDS: '10', ...env } });
  return ended(child);
}

async function ended(child: ChildProcessWithoutNullStreams) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const code = await new Promise<number>((resolve) => child.once('close', (exit) => resolve(exit ?? 1)));
  return { code, output };
}

/** Where there is no docker with its compose plugin, compose.spec.ts reads the file by the format's own rules. */
async function composed() {
  const hasCompose = which(['docker']) && spawnSync('docker', ['compose', 'version']).status === 0;
  return hasCompose ? runLine('docker compose config --quiet') : { code: 0, output: 'no docker here' };
}

let started: ReturnType<typeof startAndStop> | undefined;
function startedOnce() {
  started ??= startAndStop();
  return started;
}

/** Until it says that it is ready, and then Ctrl-C, which a terminal sends to the whole group. */
async function startAndStop(): Promise<{ code: number; output: string }> {
  const options = [`--port=${await freePort()}`, `--data=${join(folder, 'data')}`, '--empty', '--no-install'];
  const child = spawn('npm', ['start', '--', ...options], { cwd: root, detached: true });
  let isReady = false;
  child.stdout.on('data', (chunk: Buffer) => {
    if (!String(chunk).includes('Linkyard is ready')) return;
    isReady = true;
    process.kill(-Number(child.pid), 'SIGINT');
  });
  const { output } = await ended(child);
  return { code: isReady && output.includes('stopping') ? 0 : 1, output };
}

describe('the README', () => {
  it('prints no command that is not run here, and each that is', () => {
    expect(readmeCommands().sort()).toEqual(Object.keys(ways).sort());
  });

  const asked = Object.entries(ways).filter(
    ([command]) => !isLong(command) || process.env['README_COMMANDS'] === 'all',
  );
  it.each(asked)('prints %s, which works', async (_command, way) => {
    const { code, output } = await (typeof way === 'string' ? runLine(way) : way());
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  });
});
