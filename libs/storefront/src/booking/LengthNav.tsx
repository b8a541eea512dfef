import { lengthText } from '../words/days.js';
import type { Words } from '../words/words.js';
import { bookingAddress } from './booking-query.js';
import type { ChooseView } from './choose-view.js';

/** Where an appointment has several lengths, one link for each. */
export function LengthNav({ view, words }: { view: ChooseView; words: Words }) {
  const { appointment, query, duration } = view;
  const { publicId, durations } = appointment;
  if (durations.length < 2) return null;
  return (
    <nav className="lengths" aria-label={words.i18n.t('Length')}>
      {durations.map((minutes) => (
        <a
          key={minutes}
          data-soft=""
          href={bookingAddress(publicId, query, { duration: minutes, start: undefined })}
          aria-current={minutes === duration ? 'true' : undefined}
        >
          {lengthText(minutes, words)}
        </a>
      ))}
    </nav>
  );
}
