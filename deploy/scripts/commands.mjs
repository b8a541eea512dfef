import { spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { signalGroup } from './processes.mjs';
import { guard } from './watchdog.mjs';

const resolveTimeoutMs = 3_000;

const longOnes = new Set();

/**
 * Runs a command to its end and collects what it printed. Never throws: a command that cannot be run answers code 127.
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, long?: boolean, onChunk?: (text: string) => void}} options
 *   long: it gets a process group of its own, which stopCommands, or the watchdog when the launcher dies, can end
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, args, { cwd, env, timeoutMs = 1_800_000, long = false, onChunk } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      detached: long,
    });
    const release = long && child.pid ? remember(child.pid) : () => undefined;
    const collect = (chunk) => {
      output += chunk;
      onChunk?.(String(chunk));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => {
      release();
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) });
    });
  });
}

function remember(pid) {
  longOnes.add(pid);
  const release = guard(pid);
  return () => {
    longOnes.delete(pid);
    release();
  };
}

/** Ends the long commands that still run. */
export function stopCommands() {
  for (const pid of longOnes) signalGroup(pid, 'SIGTERM');
}

/** The first of these programs on PATH (or where Debian keeps server programs, which a person's PATH may lack). */
export function which(programs, path = process.env.PATH ?? '') {
  const folders = [...path.split(delimiter), '/usr/local/sbin', '/usr/sbin'];
  for (const program of programs) {
    const found = folders.map((folder) => join(folder, program)).find(isProgram);
    if (found) return found;
  }
  return undefined;
}

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    // Not there or not runnable: both mean that it is not the program looked for.
    return false;
  }
}

/** Whether a host name resolves within 3 s, so that an offline machine waits for nothing. */
export async function resolves(host) {
  let timer;
  const tooLate = new Promise((resolve) => {
    timer = setTimeout(() => resolve(false), resolveTimeoutMs);
  });
  const answer = lookup(host).then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answer, tooLate]);
  clearTimeout(timer);
  return result;
}

/** The last line that says something, for messages about a command that failed. */
export function gist(output) {
  const lines = output.split('\n').map((line) => line.trim());
  return (lines.filter((line) => line !== '').at(-1) ?? 'no output').slice(0, 200);
}
