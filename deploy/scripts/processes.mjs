import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { makePrivateFolder, withPrivateFiles } from './private-folder.mjs';
import { guard } from './watchdog.mjs';

const stopGraceMs = 10_000;

/**
 * A child that runs until it is stopped.
 * @typedef {{name: string, pid: number, logFile: string, running: boolean, stopping: boolean,
 *   exited: Promise<{code: number | null, signal: string | null}>, stop: (graceMs?: number) => Promise<void>}} Child
 *   exited: settles when it is gone, however it went; stopping: that was asked for; stop: SIGTERM, then SIGKILL after 10 s
 */

/**
 * Starts a long-running child in a process group of its own, so that Ctrl-C in the terminal reaches only the launcher,
 * which then stops its children in order. Output goes to `<folder>/<name>.log`, the id to `<folder>/<name>.pid`.
 * @param {{name: string, program: string, args: string[], folder: string, env?: NodeJS.ProcessEnv, cwd?: string,
 *   onLine?: (line: string) => void}} options  onLine gets each line of standard output
 * @returns {Promise<Child>}
 * @throws when the program cannot be run at all (ENOENT, EACCES)
 */
export async function launch({ name, program, args, folder, env = process.env, cwd, onLine }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pidFile = join(folder, `${name}.pid`);
  const logFile = join(folder, `${name}.log`);
  // The log of the run before is kept: after a crash it is the one that says why.
  if (existsSync(logFile)) renameSync(logFile, join(folder, `${name}.previous.log`));
  const log = openSync(logFile, 'w', 0o600);
  const stdio = ['ignore', onLine ? 'pipe' : log, log];
  const child = withPrivateFiles(() => spawn(program, args, { cwd, env, detached: true, stdio }));
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  writeFileSync(pidFile, String(child.pid));
  const release = guard(child.pid);
  if (onLine) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      writeSync(log, `${line}\n`);
      onLine(line);
    });
  }
  const handle = { name, pid: child.pid, logFile, running: true, stopping: false, exited: undefined, stop: undefined };
  handle.exited = new Promise((resolve) => {
    child.once('close', (code, signal) => {
      handle.running = false;
      release();
      closeSync(log);
      rmSync(pidFile, { force: true });
      resolve({ code, signal });
    });
  });
  handle.stop = async (graceMs = stopGraceMs) => {
    handle.stopping = true;
    if (!handle.running) return;
    signalGroup(child.pid, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs);
    await handle.exited;
    clearTimeout(timer);
  };
  return handle;
}

/** Sends a signal to a process group that we started. A group that is already gone is what was wanted. */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Whether a process with this id is alive (a process of another user counts as alive). */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The command line of a process, or '' when there is none: an id alone may have been given to another program since. */
export function commandOf(pid) {
  if (!existsSync('/proc/self/cmdline'))
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout?.toString() ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It ended between the question and the look.
    return '';
  }
}

/** The id kept in a file, or undefined when the file is missing or holds something else. */
export function readPid(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Claims a data folder for this launcher, so that two of them never run servers on the same files, and closes it to other accounts.
 * @returns {{release: () => void} | {holder: number}}
 */
export function claimFolder(file) {
  const holder = readPid(file);
  const isOurs = holder !== undefined && holder !== process.pid && /\bnode|\bjest/.test(commandOf(holder));
  if (isOurs) return { holder };
  makePrivateFolder(dirname(file));
  writeFileSync(file, String(process.pid), { mode: 0o600 });
  return { release: () => rmSync(file, { force: true }) };
}

/** What a log ends with, for the one line that says why a child died. A line of ours (JSON) gives its message. */
export function lastLine(logFile) {
  const lines = readFileSync(logFile, 'utf8').split('\n');
  const last = lines.findLast((line) => line.trim() !== '' && !/^\s+at /.test(line)) ?? 'it said nothing';
  return messageIn(last)
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
    .slice(0, 400);
}

/** The message of a JSON log line, or the line itself. */
export function messageIn(line) {
  if (!line.startsWith('{')) return line;
  try {
    return String(JSON.parse(line).msg ?? line);
  } catch {
    // A line that only looks like JSON.
    return line;
  }
}
