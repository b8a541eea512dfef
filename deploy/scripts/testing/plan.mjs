import { Problem } from '../problem.mjs';

export const steps = [
  'format',
  'lint',
  'types',
  'audit',
  'build',
  'unit',
  'component',
  'integration',
  'e2e',
  'browser',
  'api-fuzz',
  'tls',
];

/** With --affected: what needs no running Linkyard. */
export const everyday = 'format,lint,types,unit,component,integration';

/**
 * The steps to run, in their order.
 * @param {string | undefined} only  e.g. 'unit,e2e'
 * @throws Problem  on a name that is no step
 */
export function plan(only) {
  if (!only) return steps;
  const wanted = only.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !steps.includes(name));
  if (unknown !== undefined)
    throw new Problem(`There is no test step "${unknown}"`, `The steps are ${steps.join(', ')}`);
  return steps.filter((name) => wanted.includes(name));
}

/** One line of the summary. */
export function stepLine(name, { passed, failed, skipped }, seconds, note = '') {
  const counts = [
    `${passed} passed`.padStart(12),
    failed > 0 ? `${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ];
  const mark = failed > 0 ? '✗' : '✓';
  return `  ${mark} ${name.padEnd(12)}${counts.filter((text) => text !== '').join(', ')}  ${seconds.toFixed(1)} s${note ? `  ${note}` : ''}`;
}

/** The end of a long output: enough to see what went wrong, short enough to read. */
export function tail(output, lines = 150) {
  const all = output.trimEnd().split('\n');
  const cut = all.length > lines ? [`… ${all.length - lines} lines before`] : [];
  return [...cut, ...all.slice(-lines)].join('\n');
}
