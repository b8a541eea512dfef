import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { writeTable } from './bench-table.mjs';

/**
 * What one run of `npm run bench` measured.
 * @typedef {{machine: string, at: string, rows: import('./bench-table.mjs').Row[]}} Run
 */

/** The recorded runs with a new one: a whole run replaces all of them, a partial one the rows of the same ids. @param {Run[]} runs */
export function withRun(runs, run, { whole }) {
  if (whole) return [run];
  const measured = new Set(run.rows.map(({ id }) => id));
  const kept = runs.map((former) => ({ ...former, rows: former.rows.filter(({ id }) => !measured.has(id)) }));
  return [...kept.filter(({ rows }) => rows.length > 0), run];
}

/** When and where the rows were measured: the first run, and which rows a later one measured again. @param {Run[]} runs */
export function measuredOn(runs) {
  const [first, ...later] = runs;
  const idsOf = ({ rows }) => [...new Set(rows.map(({ id }) => id))].join(', ');
  return [first.machine, ...later.map((run) => `${idsOf(run)} on ${run.machine}`)].join('; ');
}

/** Keeps the raw rows of a run beside the page of figures, and writes the page's table from all that is kept. */
export function recordRun({ json, page }, run, { whole }) {
  const runs = existsSync(json) && !whole ? JSON.parse(readFileSync(json, 'utf8')).runs : [];
  const recorded = withRun(runs, run, { whole });
  writeFileSync(json, `${JSON.stringify({ runs: recorded }, null, 2)}\n`);
  writeTable(
    page,
    recorded.flatMap(({ rows }) => rows),
    measuredOn(recorded),
  );
}
