import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, readPid } from '../processes.mjs';

const lookAgainMs = 250;
const unreadableForMs = 5_000;

/** Where fetched programs are kept: the person's, not the clone's, so that a second clone starts at once. */
export function cacheFolder(...parts) {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'linkyard', 'servers', ...parts);
}

/**
 * Runs one install at a time on this machine, whichever clone asks. The lock of an installer that died is taken over.
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} report
 * @param {string} [queue]  what takes many minutes waits in one of its own, so that nothing else waits for it
 * @template T
 */
export async function oneInstallAtATime(work, report, queue = '') {
  mkdirSync(cacheFolder(), { recursive: true });
  const file = cacheFolder(`.installing${queue && `-${queue}`}`);
  let hasReported = false;
  while (!tryLock(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true });
    else if (!hasReported) {
      report('waiting for another install on this machine to finish');
      hasReported = true;
    }
    await pause(lookAgainMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryLock(file) {
  try {
    const lock = openSync(file, 'wx');
    writeSync(lock, String(process.pid));
    closeSync(lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(file) {
  const holder = readPid(file);
  if (holder !== undefined) return !isAlive(holder);
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > unreadableForMs;
}

/** Fills a folder beside the cache and moves it in whole, so that a broken fetch never looks like a finished one. */
export async function intoCache(name, fill, program) {
  mkdirSync(cacheFolder(), { recursive: true });
  const folder = mkdtempSync(cacheFolder('.fetching-'));
  try {
    await fill(folder);
    chmodSync(join(folder, ...program), 0o755);
    rmSync(cacheFolder(name), { recursive: true, force: true });
    renameSync(folder, cacheFolder(name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return cacheFolder(name, ...program);
}
