import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { numberFormat } from '@linkyard/languages/formats';
import { Skeleton } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import css from './StatCard.module.css';
import { currentLanguage } from '../language/language.js';

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
export function StatCard({ label, value, change, better = 'up', against, hint, loading = false }: StatCardProps) {
  return (
    <div className={css['card']} role="group" aria-label={label} aria-busy={loading}>
      <div className={css['label']}>{label}</div>
      {loading ? (
        <Skeleton height={34} width={96} />
      ) : (
        <>
          <div className={css['value']} style={lengthOf(value)}>
            {value}
          </div>
          {change && <Change {...change} better={better} against={against ?? t`the period before`} />}
          {hint && <div className={css['hint']}>{hint}</div>}
        </>
      )}
    </div>
  );
}

type Length = CSSProperties & Record<'--characters', number>;
/** Nothing for a figure that is more than text: its length is not known. */
const lengthOf = (value: ReactNode): Length | undefined =>
  typeof value === 'string' ? { '--characters': value.length } : undefined;

interface ChangeProps {
  now: number;
  before: number;
  better: 'up' | 'down';
  against: string;
}

function Change({ now, before, better, against }: ChangeProps) {
  const moved = changeOf(now, before);
  const isSame = moved.direction === 'same';
  const Arrow = moved.direction === 'down' ? IconArrowDownRight : IconArrowUpRight;
  const verdict = moved.direction === better ? 'good' : 'bad';
  return (
    <div className={css['change']} data-tone={isSame ? 'same' : verdict}>
      {!isSame && <Arrow size={14} stroke={1.5} data-turns aria-hidden />}
      <bdi>{moved.text}</bdi>
      <span className={css['against']}>
        <Trans>against {against}</Trans>
      </span>
    </div>
  );
}

interface Movement {
  direction: 'up' | 'down' | 'same';
  /** '+12 %', '−3.5 %', 'new', 'no change'. */
  text: string;
}

const percentText = (share: number) =>
  numberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' }).format(share);

/** How a figure moved. From nothing to something is no percentage: it is new. */
function changeOf(now: number, before: number): Movement {
  if (now === before) return { direction: 'same', text: t`no change` };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { direction, text: t`new` };
  return { direction, text: percentText((now - before) / Math.abs(before)) };
}
