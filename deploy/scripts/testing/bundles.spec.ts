import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.mjs';

const source = {
  'package.json': JSON.stringify({
    name: '@linkyard/orchard',
    exports: { '.': { '@linkyard/source': './src/index.ts' }, './tools': { '@linkyard/source': './src/tools.ts' } },
  }),
  'src/index.ts': `import { Tree } from './tree.js';
function Mark(target: object, key: string) { types.push(Reflect.getMetadata?.('design:type', target, key)?.name ?? 'no metadata'); }
export const types: string[] = [];
export class Planted { @Mark tree!: Tree; }
export { Tree };
export const fall = () => { throw new Error('fallen'); };`,
  'src/tree.ts': `export class Tree {}
export const beside = import.meta.url;`,
  'src/tools.ts': `export { Tree, beside } from './tree.js';`,
};

/** What Node gives for an expression over the bundles of the orchard: esbuild does not run inside jest. */
function evaluate(libs: string, expression: string): unknown {
  const module = `
    import { pathToFileURL } from 'node:url';
    import { readFileSync } from 'node:fs';
    import 'reflect-metadata';
    import { bundlesForTests } from '${inRoot('deploy/scripts/testing/bundles.mjs')}';
    const { exclude, $schema, ...compile } = JSON.parse(readFileSync('${inRoot('.swcrc')}', 'utf8'));
    const bundles = await bundlesForTests({
      packages: { orchard: ['.', './tools'] }, compile, folder: '${join(libs, 'bundles')}', libs: '${libs}' });
    const load = (specifier) => import(pathToFileURL(bundles[specifier]).href);
    console.log(JSON.stringify(await (async () => (${expression}))()));`;
  const args = ['--enable-source-maps', '--input-type=module', '--eval', module];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: inRoot(), encoding: 'utf8', env: { PATH: process.env['PATH'] } }),
  );
}

describe('the bundles that specs read in place of a package', () => {
  let libs = '';
  beforeEach(() => {
    libs = mkdtempSync(join(tmpdir(), 'bundles-'));
    for (const [name, text] of Object.entries(source)) {
      const file = join(libs, 'orchard', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  });
  afterEach(() => rmSync(libs, { recursive: true, force: true }));

  it('have each class once, whichever entry it is imported by', () => {
    const same = `(await load('@linkyard/orchard')).Tree === (await load('@linkyard/orchard/tools')).Tree`;
    expect(evaluate(libs, same)).toBe(true);
  });

  it('keep the types that decorators read, and the address of the source', () => {
    expect(evaluate(libs, `(await load('@linkyard/orchard')).types`)).toEqual(['Tree']);
    expect(evaluate(libs, `(await load('@linkyard/orchard/tools')).beside`)).toMatch(/\/orchard\/src\/tree\.ts$/);
  });

  it('name the lines of the sources in stack traces', () => {
    const stack = `await load('@linkyard/orchard').then(({ fall }) => { try { fall(); } catch (error) { return error.stack; } })`;
    expect(evaluate(libs, stack)).toMatch(/orchard\/src\/index\.ts:6:/);
  });

  it('are made again when a source has changed, and only then', () => {
    const file = `bundles['@linkyard/orchard']`;
    const first = evaluate(libs, file);
    expect(evaluate(libs, file)).toBe(first);
    const index = join(libs, 'orchard/src/index.ts');
    writeFileSync(index, readFileSync(index, 'utf8').replace(`'fallen'`, `'felled'`));
    const later = new Date(Date.now() + 5_000);
    utimesSync(index, later, later);
    expect(evaluate(libs, file)).not.toBe(first);
    expect(evaluate(libs, `String((await load('@linkyard/orchard')).fall)`)).toContain('felled');
  });
});
