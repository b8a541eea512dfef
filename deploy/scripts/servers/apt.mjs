import { gist, run, which } from '../commands.mjs';

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
