// A small process that outlives a killed launcher (SIGKILL, a crash, a closed terminal) just long enough
// to stop what the launcher had started. The launcher sends it ids over a pipe; the end of the pipe means the launcher has died.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);
const graceMs = 10_000;
let watchdog;

function send(line) {
  if (!watchdog) {
    watchdog = spawn(process.execPath, [self], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    // A watchdog that is gone must not take the launcher with it: the launcher still stops its own children.
    watchdog.stdin.on('error', () => undefined);
    watchdog.unref();
    watchdog.stdin.unref?.();
  }
  watchdog.stdin.write(`${line}\n`);
}

/** Has a process group stopped if this launcher dies without doing so. @returns a function that takes it back */
export function guard(pid) {
  send(`+ ${pid}`);
  return () => send(`- ${pid}`);
}

/** Has a folder removed when this launcher is gone, however it went. */
export function removeAfterwards(folder) {
  send(`rm ${folder}`);
}

async function watch() {
  const groups = new Set();
  const folders = [];
  for await (const line of createInterface({ input: process.stdin })) {
    const [verb, ...rest] = line.split(' ');
    if (verb === '+') groups.add(Number(rest[0]));
    if (verb === '-') groups.delete(Number(rest[0]));
    if (verb === 'rm') folders.push(rest.join(' '));
  }
  const alive = () => [...groups].filter((pid) => signal(pid, 0));
  alive().forEach((pid) => signal(pid, 'SIGTERM'));
  const until = Date.now() + graceMs;
  while (alive().length > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  alive().forEach((pid) => signal(pid, 'SIGKILL'));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function signal(pid, name) {
  try {
    return process.kill(-pid, name);
  } catch {
    // Only "no such group" can happen to a group that the launcher itself started.
    return false;
  }
}

if (process.argv[1] === self) {
  process
    .on('SIGINT', () => undefined)
    .on('SIGTERM', () => undefined)
    .on('SIGHUP', () => undefined);
  await watch();
}
