import { dayText, monthText, offsetWhereDoubled, timeText } from '../words/days.js';
import type { Words } from '../words/words.js';
import { bookingAddress } from './booking-query.js';
import type { ChooseView, ListedSlot } from './choose-view.js';
import { seatsText } from './seats-text.js';

interface Props {
  view: ChooseView;
  words: Words;
}

/** The free times of the chosen day as links to the form. */
export function TimeList({ view, words }: Props) {
  const { day, days, month } = view;
  const { i18n } = words;
  if (day === null)
    return (
      <p className="quiet" role="status">
        {i18n.t('There are no free times in {month}. Please look at another month.', {
          month: monthText(month, words),
        })}
      </p>
    );
  const times = days[day] ?? [];
  return (
    <>
      <h2 id="times">{dayText(day, words)}</h2>
      {times.length === 0 && (
        <p className="quiet" role="status">
          {i18n.t('There are no free times on this day.')}
        </p>
      )}
      <ul className="times" aria-labelledby="times">
        {times.map((slot) => (
          <li key={slot.start}>
            <Time view={view} day={day} slot={slot} words={words} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** When clocks go back an hour occurs twice: then the offset distinguishes the two. */
function Time({ view, day, slot: { start, seatsLeft }, words }: Props & { day: string; slot: ListedSlot }) {
  const { appointment, query, zone, month } = view;
  const offset = offsetWhereDoubled(start, zone);
  return (
    <a href={bookingAddress(appointment.publicId, query, { tz: zone, day, month, start })}>
      {timeText(start, zone, words, query.clock)}
      {offset !== '' && <small>{offset}</small>}
      {seatsLeft !== null && appointment.seatsPerSlot > 1 && <small>{seatsText(seatsLeft, words)}</small>}
    </a>
  );
}
