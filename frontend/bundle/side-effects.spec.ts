import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const workspaces = [
  'gateway',
  ...['libs', 'services'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
];
const isSource = (path: string) => /\.tsx?$/.test(path) && !/spec\.tsx?$/.test(path);
/** Modules that a package imports for what they do rather than for what they export. */
const importedForEffect = (workspace: string): string[] =>
  readdirSync(join(workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .flatMap((path) => {
      const imports = readFileSync(join(workspace, 'src', path), 'utf8').matchAll(/^import '\.\/([^']+)\.js';$/gm);
      return [...imports].map(([, name]) => `./${join('src', path, '..', `${name}.ts`)}`);
    });

describe('sideEffects of a package', () => {
  it.each(workspaces)(
    '%s names every module that it imports for its effect, so that no bundler drops one',
    (workspace) => {
      const { sideEffects = true }: { sideEffects?: boolean | string[] } = JSON.parse(
        readFileSync(join(workspace, 'package.json'), 'utf8'),
      );
      const named = Array.isArray(sideEffects) ? sideEffects : [];
      expect(sideEffects === true ? [] : importedForEffect(workspace).filter((path) => !named.includes(path))).toEqual(
        [],
      );
    },
  );

  it('finds the texts of validation in the contracts', () => {
    expect(importedForEffect('libs/contracts')).toContain('./src/kit/issue-codes.ts');
  });
});
