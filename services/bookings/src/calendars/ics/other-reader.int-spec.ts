import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Range } from '@linkyard/slots';
import { z } from 'zod';
import { merged } from '../merge-ranges.js';
import { busyFromIcs } from './busy-from-ics.js';
import { decodeFile } from './decode-file.js';

const python = process.env['CALENDAR_READER_PYTHON'] ?? '';
const source = process.env['CALENDAR_READER_FILES'] ?? '';
const script = new URL('../testing/other-reader.py', import.meta.url).pathname;
const zone = 'Europe/Berlin';
const years = [2015, 2017, 2019, 2020, 2022, 2024];

/** Files that both read differently, and why ours is meant. */
const differences: Readonly<Record<string, string>> = {
  'issue42.ics': 'X-WR-TIMEZONE moves times without a zone there; a time without a zone is the host’s here',
  'Germany.ics':
    'a window begins with a day there, in the middle of the day that a holiday takes in the host’s zone here',
  'one_day_event_repeat_every_day.ics': 'the same at the end of the window',
  'bad_rrule_missing_until_event.ics': 'the whole file is refused there; the entry is left out and named here',
  'end_before_start_event.ics': 'the end is taken for the start there; the entry is left out and named here',
  'issue_132_swapped_start_and_end.ics': 'the same',
  'issue_253_additional_recurrence_id.ics': 'a change beyond the end of its series is dropped there and blocks here',
};

const outcome = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.array(z.tuple([z.number(), z.number()]))])),
);
const files = python
  ? readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ics'))
      .map((name) => join(source, name))
      .sort()
  : [];

const within = (ranges: readonly Range[], window: Range): string[] =>
  merged(ranges)
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => `${new Date(from).toISOString()}/${new Date(to).toISOString()}`);

/** Without the other reader the runner says so. */
if (python) {
  describe('the files of an independent reader', () => {
    const output = execFileSync(python, [script, zone, years.join(','), ...files], { maxBuffer: 64_000_000 });
    const theirs = outcome.parse(JSON.parse(output.toString()));

    const isReadEqually = (file: string) =>
      years.every((year) => {
        const window = { from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) };
        const { busy, leftOut } = busyFromIcs(decodeFile(readFileSync(file)), window, { zone });
        const other = theirs[file]?.[String(year)] ?? 'missing';
        if (typeof other === 'string' || leftOut.count > 0) return false;
        const ranges = other.map(([from, to]) => ({ from, to }));
        return JSON.stringify(within(busy, window)) === JSON.stringify(within(ranges, window));
      });

    it('are read equally, except those whose difference is explained', () => {
      expect(files.length).toBeGreaterThan(90);
      const different = files.filter((file) => !isReadEqually(file)).map((file) => basename(file));
      expect(different.sort()).toEqual(Object.keys(differences).sort());
    });
  });
}
