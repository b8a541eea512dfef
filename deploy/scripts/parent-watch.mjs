import { spawnSync } from 'node:child_process';
import { isAlive } from './processes.mjs';

const intervalMs = 500;

/** The parent of a process, or 0 when it has none (or is gone). */
export function parentOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)]);
  return Number(String(stdout ?? '').trim()) || 0;
}

/**
 * Calls back once when a process that started this one is gone. npm runs a script as npm → shell → script and passes a
 * SIGTERM on to the shell only, so without this the script and its servers would outlive `npm start`.
 * Does nothing when the script was not started by npm: a terminal may close after `node start.mjs &`.
 * @param {() => void} onGone
 * @param {{env?: NodeJS.ProcessEnv, parent?: number}} [options]
 */
export function onParentGone(onGone, { env = process.env, parent = process.ppid } = {}) {
  if (!env.npm_lifecycle_event || parent <= 1) return;
  const ancestors = [parent, parentOf(parent)].filter((pid) => pid > 1);
  const timer = setInterval(() => {
    if (process.ppid === parent && ancestors.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, intervalMs);
  timer.unref();
}
