import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { changeOf } from './change.js';
import css from './StatCard.module.css';

interface StatCardProps {
  label: string;
  /** The figure, already formatted. */
  value: ReactNode;
  /** The same figure as plain numbers, now and in the period before. */
  change?: { now: number; before: number };
  /** Which direction is good news. Default up. */
  better?: 'up' | 'down';
  /** What it is compared with. */
  against?: string;
  hint?: ReactNode;
  loading?: boolean;
}

/** One figure and how it changed against the period before. */
export function StatCard(props: StatCardProps) {
  const { label, value, change, better = 'up', against = t`the period before`, hint, loading = false } = props;
  const moved = change && changeOf(change.now, change.before);
  const Arrow = moved?.direction === 'down' ? IconArrowDownRight : IconArrowUpRight;
  const tone = moved?.direction === 'same' || !moved ? 'same' : moved.direction === better ? 'good' : 'bad';
  return (
    <div className={css['card']} role="group" aria-label={label} aria-busy={loading}>
      <div className={css['label']}>{label}</div>
      {loading ? <Skeleton height={34} width={96} /> : <div className={css['value']}>{value}</div>}
      {!loading && moved && (
        <div className={css['change']} data-tone={tone}>
          {moved.direction !== 'same' && <Arrow size={14} stroke={1.5} data-turns aria-hidden />}
          <span>{moved.text}</span>
          <span className={css['against']}>
            <Trans>against {against}</Trans>
          </span>
        </div>
      )}
      {!loading && hint && <div className={css['hint']}>{hint}</div>}
    </div>
  );
}
