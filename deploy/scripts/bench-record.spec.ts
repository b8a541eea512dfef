import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { measuredOn, recordRun, withRun } from './bench-record.mjs';

const row = (id: string, ours: string) => ({ id, measure: 'a figure', ours });
const whole = { machine: 'monday', at: '2026-11-23T10:00:00Z', rows: [row('B01', '1'), row('B15', '14')] };
const again = { machine: 'tuesday', at: '2026-11-24T10:00:00Z', rows: [row('B15', '9')] };

it('replaces the rows that a partial run measured again, and all of them by a whole run', () => {
  const both = withRun([whole], again, { whole: false });
  expect(both.map(({ rows }) => rows)).toEqual([[row('B01', '1')], [row('B15', '9')]]);
  expect(measuredOn(both)).toBe('monday; B15 on tuesday');
  expect(withRun(both, whole, { whole: true })).toEqual([whole]);
});

it('keeps the raw rows beside the page and writes the table from them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linkyard-bench-'));
  try {
    const files = { json: join(folder, 'benchmarks.json'), page: join(folder, 'BENCHMARKS.md') };
    recordRun(files, whole, { whole: true });
    recordRun(files, again, { whole: false });
    expect(JSON.parse(readFileSync(files.json, 'utf8'))).toEqual({ runs: withRun([whole], again, { whole: false }) });
    expect(readFileSync(files.page, 'utf8')).toContain('| B15 | a figure | 9 |');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
