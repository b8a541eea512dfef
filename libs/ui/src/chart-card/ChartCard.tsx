import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import css from './ChartCard.module.css';

export interface ChartPoint {
  /** Under the bar: a day, a month. */
  label: string;
  /** Above the axis, zero or more. */
  value: number;
  /** Below the axis, zero or more: refunds. */
  below?: number;
}

interface ChartCardProps {
  title: string;
  points: readonly ChartPoint[];
  /** How a figure is written, such as formatMoney. */
  format: (value: number) => string;
  /** What the bars are, above and below the axis. */
  series?: { value: string; below?: string };
  empty?: ReactNode;
}

const height = 160;
const gap = 0.25;

/** Figures over time as bars; the same figures as a table for who wants to read them. */
export function ChartCard({ title, points, format, series = { value: 'Value' }, empty }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  const hasFigures = points.some(({ value, below = 0 }) => value > 0 || below > 0);
  return (
    <section className={css['card']} aria-label={title}>
      <div className={css['head']}>
        <h2 className={css['title']}>{title}</h2>
        {hasFigures && (
          <Button size="xs" variant="subtle" color="gray" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            <Trans>Table</Trans>
          </Button>
        )}
      </div>
      {!hasFigures ? (
        <div className={css['empty']}>{empty ?? t`No figures in this period.`}</div>
      ) : asTable ? (
        <FigureTable title={title} points={points} format={format} series={series} />
      ) : (
        <Bars title={title} points={points} format={format} />
      )}
    </section>
  );
}

function Bars({ title, points, format }: Pick<ChartCardProps, 'title' | 'points' | 'format'>) {
  const most = Math.max(...points.map(({ value }) => value));
  const least = Math.max(...points.map(({ below = 0 }) => below));
  const scale = height / (most + least);
  const axis = most * scale;
  const first = points[0]?.label ?? '';
  const last = points.at(-1)?.label ?? '';
  return (
    <div className={css['chart']}>
      <span className={css['most']}>{format(most)}</span>
      <svg
        className={css['bars']}
        viewBox={`0 0 ${points.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`${title}, ${first} to ${last}, at most ${format(most)}`}
      >
        {points.map(({ label, value, below = 0 }, index) => (
          <g key={label}>
            <title>{`${label}: ${format(value)}${below > 0 ? `, ${format(-below)}` : ''}`}</title>
            {/* The whole column answers to the pointer, not only its bar. */}
            <rect x={index} y={0} width={1} height={height} className={css['column']} />
            <rect
              x={index + gap / 2}
              y={axis - value * scale}
              width={1 - gap}
              height={value * scale}
              className={css['value']}
            />
            <rect x={index + gap / 2} y={axis} width={1 - gap} height={below * scale} className={css['below']} />
          </g>
        ))}
        <line x1={0} x2={points.length} y1={axis} y2={axis} className={css['axis']} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={css['labels']} aria-hidden>
        <span>{first}</span>
        {points.length > 1 && <span>{last}</span>}
      </div>
    </div>
  );
}

function FigureTable({ title, points, format, series }: Required<Omit<ChartCardProps, 'empty'>>) {
  return (
    <div className={css['scroll']}>
      <table className={css['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>When</Trans>
            </th>
            <th scope="col">{series.value}</th>
            {series.below && <th scope="col">{series.below}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value, below = 0 }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{format(value)}</td>
              {series.below && <td>{format(below)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
