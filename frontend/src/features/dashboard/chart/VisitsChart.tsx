import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SegmentedControl, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconChartLine, IconTable } from '@tabler/icons-react';
import { formatCount } from '@linkyard/ui';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { dayWords, longDay, seriesWords, type Day } from './series-words.js';
import { VisitsTable } from './VisitsTable.js';
import css from './chart.module.css';

// The drawing library comes only when there is something to draw.
const VisitsPlot = lazy(async () => ({ default: (await import('./VisitsPlot.js')).VisitsPlot }));

/** Where an arrow key leads from a day. */
function moved(key: string, from: number | null, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, (from ?? last + 1) - 1);
    case 'ArrowRight':
      return Math.min(last, (from ?? last - 1) + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Visits and clicks by day: drawn, read out by arrow keys, and as a table. */
export function VisitsChart({ series }: { series: readonly Day[] }) {
  const [shown, setShown] = useState('chart');
  const [active, setActive] = useState<number | null>(null);
  const [read, setRead] = useState('');
  const day = active === null ? undefined : series[active];

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, active, series.length - 1);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    const target = series[next];
    // Only keys speak: a pointer crossing the chart would talk without end.
    if (target) setRead(dayWords(target));
  };

  return (
    <section className={css['card']} aria-labelledby="visits-title">
      <header className={css['head']}>
        <h2 id="visits-title">
          <Trans>Visits and clicks</Trans>
        </h2>
        <span className={css['legend']}>
          <Trans>
            <i data-series="views" />
            Views
          </Trans>
          {day && <b>{formatCount(day.views)}</b>}
          <Trans>
            <i data-series="clicks" />
            Clicks
          </Trans>
          {day && <b>{formatCount(day.clicks)}</b>}
          {day && <span className={css['day']}>{longDay(day.date)}</span>}
        </span>
        <SegmentedControl
          size="xs"
          value={shown}
          onChange={setShown}
          aria-label={t`Show as`}
          data={[
            { value: 'chart', label: <Choice icon={IconChartLine} label={t`Chart`} /> },
            { value: 'table', label: <Choice icon={IconTable} label={t`Table`} /> },
          ]}
        />
      </header>
      {shown === 'table' ? (
        <VisitsTable series={series} />
      ) : (
        <div
          role="group"
          aria-roledescription="chart"
          aria-label={t`${seriesWords(series)} Use the arrow keys to read single days.`}
          tabIndex={0}
          className={css['reader']}
          onKeyDown={onKeyDown}
          onBlur={() => setActive(null)}
        >
          <Suspense fallback={<Skeleton height={232} />}>
            <VisitsPlot series={series} active={active} onActive={setActive} />
          </Suspense>
          {series.every(({ views }) => views === 0) && (
            <p className={css['none']}>
              <Trans>No visit in these days yet.</Trans>
            </p>
          )}
          <VisuallyHidden aria-live="polite">{read}</VisuallyHidden>
        </div>
      )}
    </section>
  );
}

function Choice({ icon: ChoiceIcon, label }: { icon: typeof IconTable; label: string }) {
  return (
    <span className={css['choice']} title={label}>
      <ChoiceIcon size={16} stroke={1.5} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
