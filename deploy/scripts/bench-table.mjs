import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.nx', 'src']);
const columns = ['id', 'measure', 'ours', 'reference', 'ratio', 'target', 'met', 'note'];
const [begin, end] = ['<!-- figures -->', '<!-- /figures -->'];

/**
 * One figure of quality.md's table.
 * @typedef {{id: string, measure: string, ours: string | number, reference?: string | number, ratio?: number,
 *   target?: string, met?: boolean, note?: string, failed?: boolean}} Row
 *   ratio: as quality.md defines it for this id; met: whether the bench itself finds the target met
 */

/** Every bench file of the repository. @param {string} [only]  e.g. 'B01,B05': only files whose name starts with one of them */
export function benchFiles(folder, only) {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? benchFiles(join(folder, entry.name)) : [join(folder, entry.name)]))
    .filter((file) => /[\\/]bench[\\/][^\\/]+\.bench\.mjs$/.test(file))
    .sort();
  const names = only?.toLowerCase().split(',');
  const named = found.filter((file) => names?.some((name) => file.toLowerCase().includes(name)));
  // A file may hold several figures under a name of its own: then all run and the rows are chosen.
  return named.length > 0 ? named : found;
}

/** Whether a row reaches its target. A bench that says nothing about it is a figure only, which is met by being there. */
export function isMet(row) {
  return row.failed !== true && row.met !== false;
}

/** The rows as a Markdown table. @param {Row[]} rows */
export function tableOf(rows) {
  const cell = (value) => String(value ?? '').replaceAll('|', '\\|');
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const ordered = [...rows].sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
  const body = ordered.map((row) =>
    line(columns.map((name) => cell(name === 'met' ? (isMet(row) ? 'yes' : '**no**') : shown(row[name])))),
  );
  return [line(columns), line(columns.map(() => '---')), ...body].join('\n');
}

function shown(value) {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toPrecision(3) : value;
}

/** Puts the table between its two marks, so that the words around it stay; a missing page is begun. */
export function writeTable(file, rows, machine) {
  const section = `${begin}\n\nMeasured on ${machine}.\n\n${tableOf(rows)}\n\n${end}`;
  const page = existsSync(file)
    ? readFileSync(file, 'utf8')
    : `# Benchmarks\n\nWritten by \`npm run bench\`.\n\n${begin}\n${end}\n`;
  const marks = new RegExp(`${begin}[\\s\\S]*${end}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, marks.test(page) ? page.replace(marks, () => section) : `${page.trimEnd()}\n\n${section}\n`);
}
