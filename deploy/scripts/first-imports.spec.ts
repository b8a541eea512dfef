import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const scripts = import.meta.dirname;
const staticImport = /^import (?:[^'";]*? from )?'([^']+)';/gm;

/** The packages that a script and what it imports need before its first line runs, each with the file that names it. */
function packagesOf(entry: string): string[] {
  const waiting = [join(scripts, entry)];
  const known = new Set(waiting);
  const packages: string[] = [];
  for (let file = waiting.pop(); file; file = waiting.pop())
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      if (name.startsWith('node:')) continue;
      if (!name.startsWith('.')) packages.push(`${relative(scripts, file)} imports ${name}`);
      const next = join(dirname(file), name);
      if (!name.startsWith('.') || known.has(next)) continue;
      known.add(next);
      waiting.push(next);
    }
  return packages;
}

describe('the commands of a fresh clone', () => {
  it.each(['start.mjs', 'test.mjs', 'bench.mjs'])('%s begins without any package, and installs them', (entry) => {
    expect(packagesOf(entry)).toEqual([]);
  });
});
