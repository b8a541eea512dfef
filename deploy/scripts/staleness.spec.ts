import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isInstalledAsLocked, stampOf } from './staleness.mjs';

describe('the stamp of the sources', () => {
  let folder = '';
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), 1_000, 1_000);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'linkyard-stamp-'));
    write('a.ts', 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('changes with a source and with its time', () => {
    const before = stampOf([folder]);
    write('a.ts', 'longer');
    const after = stampOf([folder]);
    utimesSync(join(folder, 'a.ts'), 2_000, 2_000);
    expect(new Set([before, after, stampOf([folder])]).size).toBe(3);
  });

  it('does not change with tests, built and generated files', () => {
    const before = stampOf([folder]);
    write('a.spec.ts', 'test');
    write('registry.gen.ts', 'generated');
    mkdirSync(join(folder, 'dist'));
    write('dist/a.js', 'built');
    expect(stampOf([folder])).toBe(before);
  });

  it('changes when a file comes or goes', () => {
    const before = stampOf([folder]);
    write('b.ts', 'two');
    expect(stampOf([folder])).not.toBe(before);
  });
});

describe('the installed packages', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'libs/mail': { version: '0.1.0' },
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/@swc/core-darwin-arm64': { version: '1.0.0', optional: true },
    },
  };

  it('are the locked ones when every version is, and what is optional may be missing', () => {
    expect(isInstalledAsLocked(lock, { packages: { 'node_modules/zod': { version: '4.6.7' } } })).toBe(true);
  });

  it('are not when a version differs or a package is missing', () => {
    expect(isInstalledAsLocked(lock, { packages: { 'node_modules/zod': { version: '4.6.6' } } })).toBe(false);
    expect(isInstalledAsLocked(lock, { packages: {} })).toBe(false);
  });
});
