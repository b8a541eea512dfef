import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@linkyard/testing';
import { parentOf } from './parent-watch.mjs';
import { isAlive } from './processes.mjs';

const script = `
  import { writeFileSync } from 'node:fs';
  import { onParentGone } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'parent-watch.mjs')).href)};
  const leave = () => { writeFileSync('left', ''); process.exit(0); };
  process.on('SIGTERM', leave);
  onParentGone(leave);
  writeFileSync('pid', String(process.pid));
  setInterval(() => undefined, 60_000);
`;

describe('a script that npm runs', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'linkyard-npm-'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'it', scripts: { start: 'node script.mjs' } }));
    writeFileSync(join(folder, 'script.mjs'), script);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['npm', 'SIGTERM'],
    ['npm', 'SIGKILL'],
    ['the shell', 'SIGTERM'],
    ['the shell', 'SIGKILL'],
    ['the script', 'SIGTERM'],
  ] as const)('leaves in order when %s gets a %s', async (which, signal) => {
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' });
    const pidFile = join(folder, 'pid');
    await until(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '');
    const pid = Number(readFileSync(pidFile, 'utf8'));
    process.kill({ npm: Number(npm.pid), 'the shell': parentOf(pid), 'the script': pid }[which], signal);
    await until(() => existsSync(join(folder, 'left')) && !isAlive(pid));
    expect(isAlive(pid)).toBe(false);
    if (npm.exitCode === null && npm.signalCode === null) npm.kill('SIGKILL');
  });
});
