import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { scripts } from '../families.mjs';

const require = createRequire(import.meta.url);
const servedWeights = [400, 500, 600];

/**
 * What a font package holds of a family, as far as it is served.
 * `files` are `{ script, slice, weight, range, source, name }`: a script's name or, of a sliced family, a number; no weight means all of them.
 * @throws Error  when the package is not installed or lacks a file
 */
export function packagedFont({ file, kind, delivery }) {
  const scope = delivery === 'variable' ? '@fontsource-variable' : '@fontsource';
  const folder = dirname(require.resolve(`${scope}/${file}/package.json`));
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { family, weights } = read('metadata.json');
  const ranges = Object.entries(read('unicode.json'));
  const cuts = delivery === 'cut' ? servedWeights.filter((weight) => weights.includes(weight)) : [];
  const files = ranges.flatMap(([key, range]) => {
    const slice = /^\[(\d+)\]$/.exec(key)?.[1];
    if (!slice && !scripts.includes(key)) return [];
    const part = slice ?? key;
    return (cuts.length > 0 ? cuts : ['wght']).map((weight) => {
      const source = join(folder, 'files', `${file}-${part}-${weight}-normal.woff2`);
      if (!existsSync(source)) throw new Error(`No font file ${source}: run npm ci`);
      const name = fontFileName(file, part, weight === 'wght' ? null : weight);
      return { script: slice ? null : key, weight: weight === 'wght' ? null : weight, range, source, name };
    });
  });
  return { family: nameOf(family), file, kind, cuts, weights, files, isSliced: files.some(({ script }) => !script) };
}

const nameOf = (family) => family.replace(/ Variable$/, '');

/** Fixed content under a fixed name, so it may be cached for ever: raise the number with the font packages. */
export const fontFileName = (file, part, weight) => `${file}-${part}${weight ? `-${weight}` : ''}-v1.woff2`;
