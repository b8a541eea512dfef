import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from './commands.mjs';
import { failedOutput } from './nx-output.mjs';
import { entryPoints, inRoot, root, tools } from './paths.mjs';
import { Problem } from './problem.mjs';
import { isInstalledAsLocked, isStamped, stampOf } from './staleness.mjs';

const minimumNode = [20, 19];
const neededMegabytes = 200;
const reportEveryMs = 10_000;

/** @throws Problem  on a Node that is too old */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > minimumNode[0] || (major === minimumNode[0] && minor >= minimumNode[1])) return;
  throw new Problem(`Node ${version} is too old for Linkyard`, `Install Node ${minimumNode.join('.')} or newer`);
}

/** @throws Problem  when a disk has less than 200 MB left */
export function checkDisk(folders, freeBytes = freeBytesAt) {
  for (const folder of folders.filter((one) => existsSync(one))) {
    const megabytes = Math.floor(freeBytes(folder) / 1e6);
    if (megabytes < neededMegabytes) {
      throw new Problem(
        `Only ${megabytes} MB are free on the disk of ${folder}`,
        `Free ${neededMegabytes} MB, then start again`,
      );
    }
  }
}

function freeBytesAt(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Installs the packages when the lock file changed since the last time.
 * @throws Problem  when they are not there and may not or cannot be installed
 */
export async function ensurePackages({ install, report }) {
  const lockText = readFileSync(inRoot('package-lock.json'));
  const stampFile = inRoot('node_modules/.linkyard-lock');
  const stamp = createHash('sha256').update(lockText).digest('hex');
  if (isStamped(stampFile, stamp)) return;
  const noteFile = inRoot('node_modules/.package-lock.json');
  const current =
    existsSync(noteFile) && isInstalledAsLocked(JSON.parse(lockText), JSON.parse(readFileSync(noteFile, 'utf8')));
  if (!current) {
    if (!install) throw new Problem('The packages are not installed', 'Run: npm ci');
    const { code, output } = await withProgress('installing packages', report, () =>
      run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, env: { NODE_ENV: 'development' }, long: true }),
    );
    if (code !== 0) throw new Problem(`npm ci failed: ${npmReason(output)}`, 'Put that right, then start again');
  }
  writeFileSync(stampFile, stamp);
}

/** npm's own reason, without its log paths. */
export function npmReason(output) {
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const reasons = errors.map((line) => line.replace(/^npm (error|ERR!)\s*/, '')).filter((line) => line !== '');
  return reasons.slice(0, 2).join(', ') || 'it gave no reason';
}

const builtFrom = ['libs', 'gateway', 'services', 'frontend', 'deploy/all-in-one'];
const builtWith = ['package-lock.json', 'nx.json', '.swcrc', 'tsconfig.base.json'];

/**
 * Builds when a source is newer than the last build. Nx keeps its own cache, so only what changed is built.
 * @throws Problem  with the end of the build's output
 */
export async function ensureBuilt({ report }) {
  const stamp = stampOf([...builtFrom, ...builtWith].map((path) => inRoot(path)));
  const stampFile = inRoot('.data/build-stamp');
  if (Object.values(entryPoints).every((file) => existsSync(file)) && isStamped(stampFile, stamp)) return;
  const { code, output } = await withProgress('building', report, build);
  if (code !== 0)
    throw new Problem(
      `${failedOutput(output)}\n\nThe build failed`,
      'What it said is above: put it right, then start again',
    );
  mkdirSync(inRoot('.data'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** The build of every project that has one. */
export function build() {
  return nx(['run-many', '-t', 'build', '--outputStyle=static', `--parallel=${availableParallelism()}`]);
}

export const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };

/** Runs nx without its background process and without asking anything. */
export function nx(args) {
  return run(process.execPath, [tools.nx, ...args], { cwd: root, env: nxEnvironment, long: true });
}

/** Says what is going on, and again every 10 s while it lasts. */
export async function withProgress(what, report, work) {
  const started = Date.now();
  report(what);
  const timer = setInterval(() => report(`${what} (${Math.round((Date.now() - started) / 1000)} s)`), reportEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
