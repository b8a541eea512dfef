import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';
import { build } from 'esbuild';
import { inRoot } from '../paths.mjs';
import { stampOf } from '../staleness.mjs';

const sourceCondition = '@linkyard/source';
const keptForMs = 24 * 3_600_000;

/**
 * One file per entry of each package, because jest links and evaluates every module again for every spec. Other packages
 * stay imports, so that each exists once, whether its own specs read its sources or others read its bundle.
 *
 * @param {{packages: Record<string, string[]>, compile: object, folder: string, libs?: string}} options
 *   packages: by folder in libs/, the entries of package.json's exports; compile: SWC's options (esbuild itself would drop
 *   the metadata of decorators); folder: where the bundles are kept, by a stamp of what they are made of
 * @returns {Promise<Record<string, string>>}  the bundle of each import, e.g. of '@linkyard/contracts'
 */
export async function bundlesForTests({ packages, compile, folder, libs = inRoot('libs') }) {
  const made = Object.entries(packages).map(([lib, entries]) => ({
    lib,
    sources: sourcesOf(join(libs, lib), entries),
  }));
  const madeWith = ['.swcrc', 'package-lock.json', 'deploy/scripts/testing/bundles.mjs', 'jest.config.mjs'];
  const madeFrom = [...madeWith.map((path) => inRoot(path)), ...made.map(({ lib }) => join(libs, lib))];
  const stamp = stampOf(madeFrom);
  const current = join(folder, stamp.slice(0, 16));
  if (!existsSync(current)) {
    mkdirSync(folder, { recursive: true });
    // Two runs may begin at the same time: each writes a folder of its own, and the first one's is kept.
    const unfinished = mkdtempSync(join(folder, 'unfinished-'));
    await Promise.all(made.map((one) => bundle(one, compile, unfinished)));
    keepFirst(unfinished, current);
    removeOld(folder, current);
  }
  return Object.fromEntries(
    made.flatMap(({ lib, sources }) =>
      sources.map(({ specifier, name }) => [specifier, join(current, lib, `${name}.mjs`)]),
    ),
  );
}

function sourcesOf(lib, entries) {
  const { name, exports } = JSON.parse(readFileSync(join(lib, 'package.json'), 'utf8'));
  return entries.map((entry) => ({
    specifier: join(name, entry),
    name: entry === '.' ? 'index' : entry.slice(2),
    source: join(lib, exports[entry][sourceCondition]),
  }));
}

function bundle({ lib, sources }, compile, folder) {
  return build({
    absWorkingDir: inRoot(),
    entryPoints: Object.fromEntries(sources.map(({ name, source }) => [name, source])),
    outdir: join(folder, lib),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // Errors and handlers are known by the names of their classes.
    keepNames: true,
    ignoreAnnotations: true,
    sourcemap: true,
    // The maps name the sources; a copy of their text in each would be read with each stack trace.
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [fromSwc(compile)],
  });
}

/** @returns {import('esbuild').Plugin} */
const fromSwc = (compile) => ({
  name: 'swc',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, ({ path, resolveDir }) => {
      const base = resolve(resolveDir, path.slice(0, -'.js'.length));
      const source = ['.ts', '.tsx'].map((ending) => `${base}${ending}`).find((file) => existsSync(file));
      return source ? { path: source } : undefined;
    });
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const { code } = await transformFile(path, { ...compile, swcrc: false, sourceMaps: 'inline' });
      // A module that looks for files beside itself finds them beside its source.
      const contents = code.replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'js', resolveDir: dirname(path) };
    });
  },
});

function keepFirst(unfinished, current) {
  try {
    renameSync(unfinished, current);
  } catch (error) {
    if (!existsSync(current)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Another run may still read older ones. */
function removeOld(folder, current) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (path !== current && Date.now() - statSync(path).mtimeMs > keptForMs)
      rmSync(path, { recursive: true, force: true });
  }
}
