import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const decision = read('docs/adr/0040-what-we-read-inside-libraries.md');

interface Row {
  library: string;
  version: string;
  /** Files that the row names. */
  files: string[];
}
const rows: Row[] = decision.split('\n').flatMap((line) => {
  const [, library = '', version = '', , where = ''] = line.split('|').map((cell) => cell.trim());
  const name = /^`([^`]+)`$/.exec(library)?.[1];
  return name
    ? [{ library: name, version, files: [...where.matchAll(/`([^`]+\.\w+)`/g)].map(([, file = '']) => file) }]
    : [];
});

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
/** Another file of a library than an entry for its users: one with an ending, or in a folder of its build. */
const deepImport =
  /(?:from|import\()\s*'((?!\.)(?:@[\w.-]+\/)?[\w.-]+\/(?:[\w./-]+\.[cm]?js|(?:dist|lib|src|internal)\/[\w./-]+))'/g;

describe('what is read inside libraries', () => {
  it('is a table', () => {
    expect(rows.length).toBeGreaterThan(5);
  });

  it.each(rows)('$library was looked at in the version that is installed', ({ library, version }) => {
    const { packages }: { packages: Record<string, { version?: string } | undefined> } = JSON.parse(
      read('package-lock.json'),
    );
    expect(packages[`node_modules/${library}`]?.version).toBe(version);
  });

  it.each([...new Set(rows.flatMap(({ files }) => files))])('%s still exists', (file) => {
    expect(sources).toContain(file);
  });

  it('is in the table when it is a file of a library', () => {
    const missing = sources.flatMap((file) =>
      [...read(file).matchAll(deepImport)]
        .map(([, specifier = '']) => specifier)
        .filter((specifier) => !specifier.startsWith('@linkyard/'))
        .filter(
          (specifier) =>
            !rows.some(({ library, files }) => specifier.startsWith(`${library}/`) && files.includes(file)),
        )
        .map((specifier) => `${file}: ${specifier}`),
    );
    expect(missing).toEqual([]);
  });
});
