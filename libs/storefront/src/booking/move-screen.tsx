import type { Screen } from '../document/screen.js';
import { HiddenField } from '../form/FormParts.js';
import { fullDayText, startText, zoneText } from '../words/days.js';
import type { Words } from '../words/words.js';
import { linkTo, screenOf, type BookedView } from './booked-view.js';
import { BookingKey } from './BookingKey.js';
import { RulesAfterMove } from './BookingRules.js';

interface MoveView extends BookedView {
  /** The new time, ISO with offset. */
  start: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The last question before a booking moves. */
export function moveScreen(view: MoveView, words: Words): Screen {
  const { booking, start, now } = view;
  const { timeZone, startAt } = booking;
  const { i18n } = words;
  const from = { day: fullDayText(startAt, timeZone, words), time: startText(startAt, timeZone, words) };
  return screenOf(
    view,
    i18n.t('Move: {title}', { title: booking.title }),
    <>
      <h1>{i18n.t('Move your booking?')}</h1>
      <p className="quiet">{i18n.t('From {day}, {time} to', from)}</p>
      <div className="card">
        <p className="big">{fullDayText(start, timeZone, words)}</p>
        <p className="clocktime">{startText(start, timeZone, words)}</p>
        <p className="quiet">{zoneText(timeZone)}</p>
      </div>
      <RulesAfterMove booking={booking} start={start} now={now} words={words} />
      <form method="post" action={`/bookAppointment/${booking.publicId}/reschedule`}>
        <BookingKey view={view} />
        <HiddenField name="start" value={start} />
        <p className="acts">
          <button className="btn go">{i18n.t('Move the booking')}</button>
          <a className="btn" href={linkTo(view, '&step=move')}>
            {i18n.t('Choose another time')}
          </a>
        </p>
      </form>
    </>,
  );
}
