import { open, readdir, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from './error-code.js';
import { StorageFullError } from './object-store.js';

/** A full disk (or quota) under a name of its own; any other error as it is. */
export const storageError = (cause: unknown): unknown =>
  isCode(cause, 'ENOSPC', 'EDQUOT') ? new StorageFullError('No room left on the storage disk', { cause }) : cause;

/** Makes a rename outlive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function removeIfThere(file: string): Promise<void> {
  try {
    await unlink(file);
  } catch (error) {
    if (!isCode(error, 'ENOENT', 'ENOTDIR')) throw error;
  }
}

/** Keys below a folder in S3's order: by the bytes of the whole key, in which "a-b" comes before "a/b". */
export async function* keysBelow(root: string, folder: string): AsyncGenerator<string> {
  let entries;
  try {
    entries = await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return;
    throw error;
  }
  const paths = entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return [`${path}/`];
    return entry.isFile() ? [path] : [];
  });
  for (const path of paths.sort((a, b) => (a < b ? -1 : 1))) {
    if (path.endsWith('/')) yield* keysBelow(root, path.slice(0, -1));
    else yield path;
  }
}

/** Removes what crashed uploads left behind. */
export async function sweepFolder(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtime } = await stat(file).catch(gone);
    // A file that was finished in the meantime is no longer here.
    if (!mtime || mtime >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

function gone(error: unknown): { mtime?: Date } {
  if (isCode(error, 'ENOENT')) return {};
  throw error;
}
