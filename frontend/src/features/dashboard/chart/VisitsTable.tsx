import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatCount } from '@linkyard/ui';
import { longDay, type Day } from './series-words.js';
import css from './chart.module.css';

/** The chart's numbers, newest day first. */
export function VisitsTable({ series }: { series: readonly Day[] }) {
  return (
    <div className={css['scroll']} tabIndex={0} role="group" aria-label={t`Visits and clicks by day`}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">
              <Trans>Views</Trans>
            </th>
            <th scope="col">
              <Trans>Visitors</Trans>
            </th>
            <th scope="col">
              <Trans>Clicks</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...series].reverse().map((day) => (
            <tr key={day.date}>
              <th scope="row">{longDay(day.date)}</th>
              <td>{formatCount(day.views)}</td>
              <td>{formatCount(day.uniques)}</td>
              <td>{formatCount(day.clicks)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
