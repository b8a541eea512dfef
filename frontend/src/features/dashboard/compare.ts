import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
export interface Change {
  kind: 'up' | 'down' | 'same' | 'new';
  text: string;
}

const same: () => Change = perLanguage(() => ({ kind: 'same', text: t`No change` }));
/** Nothing then, nothing now: not worth a word. */
const nothing: Change = { kind: 'same', text: '—' };
const directed = (difference: number, text: string): Change => ({ kind: difference > 0 ? 'up' : 'down', text });
const signed = (value: number, digits: number) => `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(digits)}`;

/** A number against the one before: '+12%', '−40%', '×12', 'New', '—' for nothing both times. */
export function compareCounts(now: number, before: number): Change {
  if (now === before) return now === 0 ? nothing : same();
  if (before === 0) return { kind: 'new', text: t`New` };
  const share = (now - before) / before;
  if (now / before >= 10) return directed(share, `×${Math.round(now / before)}`);
  const percent = share * 100;
  return directed(share, `${signed(percent, Math.abs(percent) < 1 ? 1 : 0)}%`);
}

/** A rate against the one before, in percentage points: '+2.1 pts'. */
export function compareRates(now: number, before: number): Change {
  const points = (now - before) * 100;
  if (Math.abs(points) < 0.05) return now === 0 ? nothing : same();
  return directed(points, t`${signed(points, 1)} pts`);
}

/** 0.1234 → '12.3%'. A rate above one is what many clicks per visit make. */
export const rateText = (rate: number) => `${(rate * 100).toFixed(rate > 0 && rate < 0.0995 ? 1 : 0)}%`;
