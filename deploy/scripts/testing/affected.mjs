import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../commands.mjs';
import { inRoot, root } from '../paths.mjs';
import { nx } from '../prepare.mjs';
import { Problem } from '../problem.mjs';

/** @typedef {Map<string, string>} Projects  folder of each by its name */

/**
 * Folders whose specs can see what differs from main, committed or not: of the changed projects and of those that depend
 * on them.
 * @returns {Promise<string[] | 'all'>}  all: something changed that belongs to no project
 * @throws Problem  where there is no main to compare with
 */
export async function affectedFolders() {
  const changed = await changedFiles();
  const projects = workspaceProjects();
  if (changed.some((file) => isForAll(file, projects))) return 'all';
  if (changed.length === 0) return [];
  const { code, output } = await nx(['show', 'projects', '--affected', `--files=${changed.join(',')}`, '--json']);
  if (code !== 0) throw new Problem(`Nx cannot say what is affected: ${output}`, 'Run the tests without --affected');
  return foldersOf(JSON.parse(output.slice(output.indexOf('['))), projects);
}

/** Configuration, scripts, specs of the repository: any spec may depend on them. Documents have no specs. */
export function isForAll(file, projects) {
  if (file.startsWith('docs/') || file.endsWith('.md')) return false;
  return ![...projects.values()].some((folder) => file.startsWith(`${folder}/`));
}

/** @param {string[]} names @param {Projects} projects */
export function foldersOf(names, projects) {
  return names.flatMap((name) => projects.get(name) ?? []);
}

async function changedFiles() {
  const base = (await git('merge-base', 'HEAD', 'main')) ?? (await git('merge-base', 'HEAD', 'origin/main'));
  if (base === undefined)
    throw new Problem('There is no branch main to compare with', 'Run the tests without --affected');
  const [differing = '', untracked = ''] = await Promise.all([
    git('diff', '--name-only', base.trim()),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return `${differing}\n${untracked}`.split('\n').filter((file) => file !== '');
}

async function git(...args) {
  const { code, output } = await run('git', args, { cwd: root });
  return code === 0 ? output : undefined;
}

/** @returns {Projects} */
function workspaceProjects() {
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const folders = workspaces.flatMap((path) => {
    if (!path.endsWith('/*')) return [path];
    const parent = path.slice(0, -'/*'.length);
    return readdirSync(inRoot(parent)).map((name) => join(parent, name));
  });
  const described = folders.filter((folder) => existsSync(inRoot(folder, 'package.json')));
  return new Map(
    described.map((folder) => [JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).name, folder]),
  );
}
