import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tableOf, writeTable } from './bench-table.mjs';

const rows = [
  { id: 'B10', measure: 'LCP', ours: 1200, reference: 1180, ratio: 1.0169, target: '<= 1.10', met: true },
  { id: 'B05', measure: 'cold p99 | 200 hits', ours: '212 ms', target: '<= 150 ms', met: false },
];

describe('the table of figures', () => {
  it('is ordered by number and says what was missed', () => {
    const lines = tableOf(rows).split('\n');
    expect(lines[2]).toBe('| B05 | cold p99 \\| 200 hits | 212 ms |  |  | <= 150 ms | **no** |  |');
    expect(lines[3]).toBe('| B10 | LCP | 1200 | 1180 | 1.02 | <= 1.10 | yes |  |');
  });

  describe('on its page', () => {
    let folder = '';
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'linkyard-bench-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('replaces the one before and keeps the words around it', () => {
      const page = join(folder, 'BENCHMARKS.md');
      writeFileSync(page, '# Figures\n\n<!-- figures -->\nold\n<!-- /figures -->\n\nHow to read them.\n');
      writeTable(page, rows, 'a machine');
      const text = readFileSync(page, 'utf8');
      expect(text).toContain('Measured on a machine.');
      expect(text).toContain('How to read them.');
      expect(text).not.toMatch(/^old$/m);
    });
  });
});
