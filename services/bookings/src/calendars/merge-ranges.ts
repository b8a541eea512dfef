import type { Range } from '@linkyard/slots';

/** The same times in as few ranges as possible. */
export function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const { from, to } of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}
