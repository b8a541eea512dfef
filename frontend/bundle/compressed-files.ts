import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:html|js|css|svg)$/;
// Files of public/, which are missing in the list of the bundle.
const copied = ['colour-scheme.js'];
// Shorter ones fit into one packet either way. The gateway has the same limit.
const shortest = 512;

async function compress(path: string) {
  const body = await readFile(path);
  if (body.length < shortest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await Promise.all([
    promisify(brotliCompress)(body, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(body, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

/** Writes `.br` and `.gz` beside every text of the build: the best compression is too slow to run per request. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const names = [...Object.keys(bundle), ...copied];
        await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compress(join(dir, name))));
      },
    },
  };
}
