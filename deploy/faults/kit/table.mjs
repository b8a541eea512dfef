const columns = ['id', 'measure', 'measured', 'target', 'met'];

/** @typedef {{id: string, measure: string, measured: string, target: string, met: boolean}} Row */

/** Rows in columns of even width, for a terminal. @param {Row[]} rows */
export function tableOf(rows) {
  const lines = [
    columns,
    ...rows.map((row) => columns.map((name) => (name === 'met' ? (row.met ? 'yes' : 'NO') : row[name]))),
  ];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index].length)));
  const shown = lines.map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths[index]))
      .join('  ')
      .trimEnd(),
  );
  return [shown[0], widths.map((width) => '-'.repeat(width)).join('  '), ...shown.slice(1)].join('\n');
}

const quantile = (values, share) => {
  const ranked = [...values].sort((one, other) => one - other);
  return ranked[Math.min(ranked.length - 1, Math.max(0, Math.ceil(share * ranked.length) - 1))] ?? 0;
};

/** Seconds with one digit. */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
export const longest = (answers) => answers.reduce((max, { ms }) => Math.max(max, ms), 0);
export const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
export { quantile };
