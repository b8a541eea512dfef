import { t } from '@lingui/core/macro';
import { Tooltip } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { formatCount } from '@linkyard/ui';
import { compareCounts, compareRates, rateText, type Change } from './compare.js';
import type { Home } from './home-state.js';
import css from './dashboard.module.css';

type TotalsOf = Pick<Home, 'totals' | 'previous'>;

/** Five numbers, each against the same number of days before. */
export function Totals({ totals, previous, days }: TotalsOf & { days: number }) {
  const count = (name: string, now: number, before: number) => (
    <Figure
      name={name}
      value={formatCount(now, { compact: now >= 1_000_000 })}
      change={compareCounts(now, before)}
      before={t`${formatCount(before)} in the ${days} days before`}
    />
  );
  return (
    <dl className={css['totals']}>
      {count(t`Views`, totals.views, previous.views)}
      {count(t`Visitors`, totals.uniques, previous.uniques)}
      {count(t`Clicks`, totals.clicks, previous.clicks)}
      <Figure
        name={t`Click rate`}
        value={rateText(totals.ctr)}
        change={compareRates(totals.ctr, previous.ctr)}
        before={t`${rateText(previous.ctr)} in the ${days} days before`}
      />
      {count(t`Leads`, totals.leads, previous.leads)}
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string;
  change: Change;
  before: string;
}

function Figure({ name, value, change, before }: FigureProps) {
  return (
    <div className={css['figure']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd className={css['change']} data-kind={change.kind}>
        <Tooltip label={before}>
          <span tabIndex={0}>
            {change.kind === 'up' && <IconArrowUpRight size={14} stroke={1.75} aria-label={t`up`} />}
            {change.kind === 'down' && <IconArrowDownRight size={14} stroke={1.75} aria-label={t`down`} />}
            <bdi>{change.text}</bdi>
            <span className="ly-visually-hidden">, {before}</span>
          </span>
        </Tooltip>
      </dd>
    </div>
  );
}
