import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// A screen is the only entry of a feature.ts in which a title follows the path.
const screenPath = /\bpath: '([^']+)',\s*title: /g;

/** The paths of the screens that the text of a feature.ts registers. */
export const screenPathsIn = (source: string): string[] =>
  [...source.matchAll(screenPath)].map(([, path = '']) => path);

/** Writes `screens.json`, the paths of all screens: the gateway serves the app there, and answers 404 elsewhere. */
export function screenPaths(features: string): Plugin {
  return {
    name: 'linkyard:screen-paths',
    apply: 'build',
    async generateBundle() {
      const sources = await Promise.all(
        (await readdir(features)).map((name) => readFile(join(features, name, 'feature.ts'), 'utf8')),
      );
      const source = JSON.stringify(sources.flatMap(screenPathsIn).toSorted());
      this.emitFile({ type: 'asset', fileName: 'screens.json', source });
    },
  };
}
