import { currentLanguage, perLanguage } from '../language/language.js';
import { t } from '@lingui/core/macro';
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** '+12 %', '−3.5 %', 'new', 'no change'. */
  text: string;
}

const percent = perLanguage(
  () => new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' }),
);

/** How a figure moved. From nothing to something is no percentage: it is new. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { direction: 'same', text: t`no change` };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { direction, text: t`new` };
  return { direction, text: percent().format((now - before) / Math.abs(before)) };
}
