import type { PublicAppointmentView } from '@linkyard/contracts';
import { SelectField } from '../form/ChoiceFields.js';
import type { FormValues } from '../form/form-values.js';
import { amountText } from '../words/amounts.js';
import { fullDayText, startText, type Clock } from '../words/days.js';
import type { Words } from '../words/words.js';
import { moneyOfDates } from './money-of-dates.js';

interface SeriesFieldsProps {
  appointment: PublicAppointmentView;
  /** Starts of the longest series from the chosen time on. */
  series: readonly string[];
  zone: string;
  clock?: Clock | undefined;
  form: FormValues;
  words: Words;
}

/** How many dates, each choice with what it costs, and the dates themselves. */
export function SeriesFields({ appointment, series, zone, clock, form, words }: SeriesFieldsProps) {
  const { i18n } = words;
  if (!appointment.recurring) return null;
  return (
    <>
      <SelectField
        form={form}
        name="occurrences"
        label={i18n.t('How many dates')}
        options={countsOf(appointment, appointment.recurring, words)}
      />
      {series.length > 1 && (
        <details className="dates">
          <summary>{i18n.t('See the dates')}</summary>
          <ol>
            {series.map((start) => (
              <li key={start}>
                {fullDayText(start, zone, words)}, <bdi>{startText(start, zone, words, clock)}</bdi>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

type Recurring = NonNullable<PublicAppointmentView['recurring']>;

const countsOf = ({ price }: PublicAppointmentView, recurring: Recurring, words: Words) =>
  Array.from({ length: recurring.maxCount }, (_, index) => {
    const count = index + 1;
    const dates = count === 1 ? words.i18n.t('This one only') : datesText(recurring, count, words);
    const amount = price && amountText(moneyOfDates(price, count), words);
    return { value: String(count), text: amount ? `${dates}: ${amount}` : dates };
  });

const datesText = ({ freq, interval }: Recurring, count: number, { i18n }: Words): string =>
  freq === 'monthly'
    ? i18n.t('{count} dates, {interval, plural, one {every month} other {every # months}}', { count, interval })
    : i18n.t('{count} dates, {interval, plural, one {every week} other {every # weeks}}', { count, interval });
