import { t } from '@lingui/core/macro';
import { formatCount } from '../format/money.js';
import type { ReactNode } from 'react';
import css from './PlanLimit.module.css';

interface PlanLimitProps {
  /** What is counted, in the plural: 'products'. */
  noun: string;
  used: number;
  /** null: the plan sets no limit, and nothing is shown. */
  limit: number | null;
  /** The way to a larger plan; shown when little or nothing is left. */
  upgrade?: ReactNode;
}

/** From which share of the limit on the reader should know. */
const nearlyFull = 0.8;

/** How much of what the plan allows is used; loud only when it runs out. */
export function PlanLimit({ noun, used, limit, upgrade }: PlanLimitProps) {
  if (limit === null) return null;
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  const level = used >= limit ? 'full' : share >= nearlyFull ? 'nearly' : 'free';
  const text = t`${formatCount(used)} of ${formatCount(limit)} ${noun}`;
  return (
    <div className={css['limit']} data-level={level}>
      <div className={css['words']}>
        <span>
          {text}
          {level === 'full' && t` – the limit of your plan is reached.`}
        </span>
        {level !== 'free' && upgrade}
      </div>
      <div
        className={css['track']}
        role="meter"
        aria-label={t`Used ${noun}`}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={text}
      >
        <div className={css['used']} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
