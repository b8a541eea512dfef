import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.data', '.nx', '.git', 'e2e', 'bench', 'test-results']);
const isSource = (name) => !/\.(spec|int-spec|e2e-spec|bench)\.\w+$/.test(name) && !/\.gen\.\w+$/.test(name);

/**
 * One hash over name, size and time of every file that a build reads: it changes when any of them changes.
 * @param {string[]} paths  files and folders; a missing one counts as missing, not as an error
 */
export function stampOf(paths) {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    return;
  }
  const names = readdirSync(path).filter((name) => !skipped.has(name) && isSource(name));
  for (const name of names.sort()) addTo(hash, join(path, name));
}

/** Whether a stamp file holds this stamp. */
export function isStamped(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/**
 * Whether the installed packages are the locked ones: same version for each package of the lock that belongs on this
 * system. Optional packages of other systems are in the lock and not on the disk.
 * @param {{packages: Record<string, {version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean}>}} lock
 * @param {typeof lock} installed  npm's own note, node_modules/.package-lock.json
 */
export function isInstalledAsLocked(lock, installed) {
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const have = installed.packages[path];
    if (!have) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return have.version === entry.version;
  });
}
