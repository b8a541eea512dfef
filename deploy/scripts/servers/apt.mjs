import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gist, isProgram, run, which } from '../commands.mjs';
import { cacheFolder, intoCache } from './cache.mjs';
import { must } from './must.mjs';

// The packages start services of their own where an init system runs; RUNLEVEL=1 keeps them from it. Ours are own children.
const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
const patience = ['-o', 'DPkg::Lock::Timeout=180', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];

/** Whether Debian or Ubuntu packages can be installed here without asking anyone for a password. */
export async function canApt() {
  if (!which(['apt-get'])) return false;
  return process.getuid?.() === 0 || (await run('sudo', ['-n', 'true'], { timeoutMs: 3_000 })).code === 0;
}

/**
 * Installs Debian packages; the package lists are refreshed only when they do not know a package.
 * @throws Error  with apt's own last words
 */
export async function aptInstall(packages) {
  const install = ['install', '-y', '--no-install-recommends', ...patience, ...packages];
  if ((await apt(install)).code === 0) return;
  await apt(['update', ...patience]);
  const second = await apt(install);
  if (second.code !== 0) throw new Error(`apt-get said: ${gist(second.output)}`);
}

function apt(args) {
  const settings = Object.entries(quiet).map(([name, value]) => `${name}=${value}`);
  return process.getuid?.() === 0
    ? run('env', [...settings, 'apt-get', ...args])
    : run('sudo', ['-n', 'env', ...settings, 'apt-get', ...args]);
}

/** A registry step of the ladder: packages that bring a program. */
export function fromApt(packages, programs) {
  return {
    title: `installing the system package ${packages.join(', ')}`,
    applies: canApt,
    fetch: async () => {
      await aptInstall(packages);
      const program = which(programs);
      if (!program) throw new Error(`the package brought no ${programs[0]}`);
      return program;
    },
  };
}

/** The program that `fromAptDownload` leaves in the cache for a name. */
export const unpackedProgram = (name) => join(cacheFolder(`${name}-deb`), name);

/**
 * A registry step of the ladder for an ordinary user: Debian packages are downloaded and unpacked into the cache, without installing
 * them. A small script beside them runs the program with their own libraries.
 * @param {string[]} packages  the program's package and the libraries it needs
 */
export function fromAptDownload(packages, program) {
  return {
    title: `unpacking the Debian package ${packages[0]} into the cache`,
    applies: () => which(['apt-get']) !== undefined && which(['dpkg-deb']) !== undefined,
    fetch: () =>
      intoCache(
        `${program}-deb`,
        async (folder) => {
          await must('apt-get', ['download', '-q', ...patience, ...packages], { cwd: folder });
          for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
            await must('dpkg-deb', ['-x', join(folder, file), folder]);
            rmSync(join(folder, file));
          }
          writeFileSync(join(folder, program), startScript(programFolder(folder, program), program));
        },
        [program],
      ),
  };
}

/** Runs the unpacked program with the libraries that were unpacked beside it. */
const startScript = (location, program) => `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
for libraries in "$here"/usr/lib/*-linux-gnu; do :; done
LD_LIBRARY_PATH="$libraries" exec "$here/${location}/${program}" "$@"
`;

/** Debian puts servers into usr/bin or usr/sbin. */
function programFolder(folder, program) {
  const found = ['usr/bin', 'usr/sbin'].find((path) => isProgram(join(folder, path, program)));
  if (!found) throw new Error(`the package brought no ${program}`);
  return found;
}
