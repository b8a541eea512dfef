import { formatCount } from '@linkyard/ui';
import type { ReactNode } from 'react';
import { rateText } from './compare.js';
import css from './dashboard.module.css';

export interface ShareRow {
  key: string;
  label: ReactNode;
  count: number;
  /** What the number counts: 'views'. */
  unit: string;
}

interface SharesProps {
  rows: readonly ShareRow[];
  /** Percent beside the number, of all rows together. */
  withPercent?: boolean;
}

/** Rows with a bar behind each, longest first. */
export function Shares({ rows, withPercent = false }: SharesProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <ol className={css['shares']}>
      {rows.map(({ key, label, count, unit }) => (
        <li key={key}>
          <span className={css['shareLabel']}>
            <span className={css['bar']} style={{ width: `${(count / most) * 100}%` }} aria-hidden />
            {label}
          </span>
          <span className={css['shareCount']}>
            {formatCount(count)}
            <span className="ly-visually-hidden"> {unit}</span>
            {withPercent && all > 0 && <small>{rateText(count / all)}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
