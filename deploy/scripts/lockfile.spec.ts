import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

const entrySchema = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  integrity: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const lockText = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
const { packages } = z.object({ packages: z.record(z.string(), entrySchema) }).parse(JSON.parse(lockText));

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
});
