import { existsSync, rmSync } from 'node:fs';
import { gist, run, which } from '../commands.mjs';
import { cacheFolder, oneInstallAtATime } from './cache.mjs';

/**
 * A Python program in an environment of its own in the cache, installed by pip where it is missing.
 * @param {{name: string, version: string}} program  the package, whose command has the same name
 * @returns {Promise<{program?: string, reason?: string}>}  reason: why there is none
 */
export async function pipProgram({ name, version }, { install, report }) {
  const folder = cacheFolder(`${name}-${version}`);
  const program = `${folder}/bin/${name}`;
  if (existsSync(program)) return { program };
  const python = which(['python3']);
  if (!python) return { reason: 'there is no python3 on the PATH' };
  if (!install) return { reason: `${name} ${version} is not in the cache, and nothing may be installed` };
  return oneInstallAtATime(async () => {
    if (existsSync(program)) return { program };
    report(`installing ${name} ${version} with pip (about 30 s, once)`);
    const made = await run(python, ['-m', 'venv', folder], { long: true });
    const pip = [`${folder}/bin/pip`, ['install', '--quiet', `${name}==${version}`]];
    const done = made.code === 0 ? await run(...pip, { long: true }) : made;
    if (done.code === 0) return { program };
    rmSync(folder, { recursive: true, force: true });
    return { reason: `${name} could not be installed: ${gist(done.output)}` };
  }, report);
}
