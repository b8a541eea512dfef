import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const othersBits = 0o077;

/** Makes a folder, and takes it and all that is in it from the other accounts of the machine: mails, uploads and logs name people. */
export function makePrivateFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeToOthers(folder);
}

function closeToOthers(path) {
  const { mode, isDirectory, isFile } = kindOf(path);
  if (!isDirectory && !isFile) return;
  if (mode & othersBits) chmodSync(path, mode & ~othersBits);
  if (isDirectory) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}

/** A link is not followed: what it names is not ours. */
function kindOf(path) {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return { mode: (stats?.mode ?? 0) & 0o7777, isDirectory: stats?.isDirectory(), isFile: stats?.isFile() };
}

/** Runs a piece of work whose new files, and those of the processes that it starts, are closed to other accounts. */
export function withPrivateFiles(work) {
  const before = process.umask(othersBits);
  try {
    return work();
  } finally {
    process.umask(before);
  }
}
