import type { PublicAppointmentView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../../locales/amount-text.js';
import { selectField } from '../form-fields.js';
import type { FormState } from '../form-state.js';
import { attributes, html, type HtmlValue } from '../html.js';
import { fullDayText, startText, type Clock } from '../../locales/calendar-days.js';

export interface SeriesView {
  appointment: PublicAppointmentView;
  /** Starts of the longest series from the chosen time on. */
  series: readonly string[];
  zone: string;
  query: { clock?: Clock | undefined };
  form: FormState;
}
type Money = NonNullable<PublicAppointmentView['price']>;

export const timesOf = ({ amount, currency }: Money, count: number): Money => ({ amount: amount * count, currency });

/** How many dates, each choice with what it costs, and the dates themselves. */
export function seriesFields({ appointment, series, zone, query, form }: SeriesView): HtmlValue {
  const { recurring, price } = appointment;
  if (!recurring) return null;
  const counts = Array.from({ length: recurring.maxCount }, (_, index) => index + 1);
  const options = counts.map((count) => {
    const dates = count === 1 ? i18n.t('This one only') : datesText(recurring, count);
    const amount = price && amountText(timesOf(price, count));
    return { value: String(count), text: amount ? `${dates}: ${amount}` : dates };
  });
  return html`${selectField(form, { name: 'occurrences', label: i18n.t('How many dates'), options })}
  ${
    series.length > 1 &&
    html`<details class="dates">
      <summary>${i18n.t('See the dates')}</summary>
      <ol>
        ${series.map((start) => html`<li>${fullDayText(start, zone)}, <bdi>${startText(start, zone, query.clock)}</bdi></li>`)}
      </ol>
    </details>`
  }`;
}

/** The button of the form; the script writes the words that fit the number of dates. @param verbOf for a number of dates; null leaves the amount out */
export function bookButton({ recurring }: PublicAppointmentView, verbOf: (count: number | null) => string): HtmlValue {
  const verbs = recurring && Array.from({ length: recurring.maxCount }, (_, index) => verbOf(index + 1));
  return html`<button class="btn go wide" ${attributes({ 'data-verbs': verbs ? JSON.stringify(verbs) : undefined })}>
    ${verbOf(recurring ? null : 1)}
  </button>`;
}

const datesText = ({ freq, interval }: NonNullable<PublicAppointmentView['recurring']>, count: number): string =>
  freq === 'monthly'
    ? i18n.t('{count} dates, {interval, plural, one {every month} other {every # months}}', { count, interval })
    : i18n.t('{count} dates, {interval, plural, one {every week} other {every # weeks}}', { count, interval });
