export interface Change {
  direction: 'up' | 'down' | 'same';
  /** '+12 %', '−3.5 %', 'new', 'no change'. */
  text: string;
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' });

/** How a figure moved. From nothing to something is no percentage: it is new. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { direction: 'same', text: 'no change' };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { direction, text: 'new' };
  return { direction, text: percent.format((now - before) / Math.abs(before)) };
}
