import { addMonths, dayText, monthText, weekdays, weeksOf } from '../words/days.js';
import type { Words } from '../words/words.js';
import { bookingAddress } from './booking-query.js';
import type { ChooseView } from './choose-view.js';

interface Props {
  view: ChooseView;
  words: Words;
}

/** The days of a month, those with free times as links, and the ways to the months beside it. */
export function MonthTable({ view, words }: Props) {
  const { month } = view;
  const { i18n } = words;
  return (
    <>
      <div className="monthhead">
        <MonthStep view={view} by={-1} sign="‹" label={i18n.t('Month before')} />
        <h2 id="month" tabIndex={-1} aria-live="polite">
          {monthText(month, words)}
        </h2>
        <MonthStep view={view} by={1} sign="›" label={i18n.t('Month after')} />
      </div>
      <table className="month" aria-labelledby="month">
        <thead>
          <tr>
            {weekdays(words).map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, words).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => (
                <td key={weekday}>{day !== null && <Day view={view} day={day} words={words} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface MonthStepProps {
  view: ChooseView;
  by: -1 | 1;
  sign: string;
  label: string;
}

/** No month of the past can be booked. */
function MonthStep({ view: { appointment, query, month, today }, by, sign, label }: MonthStepProps) {
  const target = addMonths(month, by);
  if (target < today.slice(0, 7))
    return (
      <span className="no" aria-hidden="true">
        {sign}
      </span>
    );
  const href = bookingAddress(appointment.publicId, query, { month: target, day: undefined, start: undefined });
  return (
    <a data-soft="" id={`step${by}`} href={href} aria-label={label}>
      {sign}
    </a>
  );
}

function Day({ view, day, words }: Props & { day: string }) {
  const { appointment, query, month, day: chosen, days } = view;
  const count = days[day]?.length ?? 0;
  const number = Number(day.slice(8));
  if (count === 0) return number;
  const values = { day: dayText(day, words), count };
  return (
    <a
      data-soft=""
      data-day={day}
      id={`d${day}`}
      href={bookingAddress(appointment.publicId, query, { month, day, start: undefined })}
      aria-label={words.i18n.t('{day}, {count, plural, one {# free time} other {# free times}}', values)}
      aria-current={day === chosen ? 'date' : undefined}
    >
      {number}
    </a>
  );
}
