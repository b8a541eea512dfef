import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

const entrySchema = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  optional: z.boolean().optional(),
  engines: z.union([z.object({ node: z.string().optional() }), z.array(z.string())]).optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const lockText = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
const { packages } = z.object({ packages: z.record(z.string(), entrySchema) }).parse(JSON.parse(lockText));

const { engines: own, allowScripts } = z
  .object({ engines: z.object({ node: z.string() }), allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')));
/** The oldest major version that a range names; 0 for one without a number. */
const leastMajor = (range: string) => Number(/\d+/.exec(range)?.[0] ?? 0);
const oldestMajor = leastMajor(own.node);

/** Where Node would find a package that another one asks for, from the inside out. */
function isLocked(from: string, name: string): boolean {
  if (packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]) return true;
  if (from === '') return false;
  return isLocked(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

describe('package-lock.json', () => {
  it('holds the builds of every system, or a clean install refuses it', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(path, name))
        .map((name) => `${path} asks for ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry and has a checksum for each package', () => {
    const external = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link);
    expect(external.filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([]);
    expect(external.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  });

  it('asks for no newer Node than the project does', () => {
    const tooNew = Object.entries(packages).filter(([, { engines }]) => {
      const node = engines && !Array.isArray(engines) ? engines.node : undefined;
      return node !== undefined && node.split('||').every((range) => leastMajor(range) > oldestMajor);
    });
    expect(tooNew.map(([path]) => path)).toEqual([]);
  });

  it('has a decision in package.json about each install script, so that npm asks for none', () => {
    const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScript.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
  });
});
