// npm run test:node24: runs `npm test` on Node 24, whichever Node is installed here. Its arguments are those of `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { gist, run } from './commands.mjs';
import { root } from './paths.mjs';
import { explain, Problem } from './problem.mjs';
import { cacheFolder } from './servers/cache.mjs';

const version = '24.21.0';
const platform = process.platform === 'win32' ? 'win' : process.platform;
const packageName = `node-${platform}-${process.arch}`;

/** The program, from the registry's package of this platform. @throws Problem  where there is none */
async function node24() {
  const folder = cacheFolder(`node-${version}`);
  const program = join(folder, 'node_modules', packageName, 'bin', 'node');
  if (existsSync(program)) return program;
  console.log(`    fetching ${packageName} ${version}`);
  const { code, output } = await run(
    'npm',
    ['install', '--prefix', folder, '--no-save', `${packageName}@${version}`],
    {},
  );
  if (code !== 0) throw new Problem(`${packageName} ${version} was not installed`, gist(output));
  return program;
}

try {
  const program = await node24();
  const env = { PATH: `${dirname(program)}${delimiter}${process.env.PATH}` };
  const words = [join(root, 'deploy/scripts/test.mjs'), ...process.argv.slice(2)];
  const { status } = spawnSync(program, words, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
