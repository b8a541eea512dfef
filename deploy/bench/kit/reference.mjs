import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.mjs';
import { launch } from '../../scripts/processes.mjs';
import { setTimeout as pause } from 'node:timers/promises';

/** Folder of what the benches write: inside the stack's own, which is removed afterwards. */
export function workFolder(stack, name) {
  const folder = join(stack.env.DATA_DIR, 'bench', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Waits until an address answers anything at all. @throws Error after 15 s */
export async function answering(url, child) {
  const until = Date.now() + 15_000;
  while (child.running && Date.now() < until) {
    const isThere = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(1_000) }).then(
      () => true,
      // Not listening yet.
      () => false,
    );
    if (isThere) return;
    await pause(50);
  }
  await child.stop();
  throw new Error(`${child.name} did not answer on ${url}; its log is ${child.logFile}`);
}

/**
 * Starts a server to compare with: a Node program that listens on PORT.
 * @param {{name: string, file: string, env?: NodeJS.ProcessEnv, folder: string}} options
 */
export async function nodeReference({ name, file, env, folder }) {
  const port = String(await freePort());
  const child = await launch({
    name,
    program: process.execPath,
    args: [file],
    folder,
    env: { PATH: process.env.PATH, ...env, PORT: port },
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child);
  return { url, child, pid: child.pid };
}
