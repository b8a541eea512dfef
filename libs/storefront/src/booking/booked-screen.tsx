import type { AttendeeBookingView } from '@linkyard/contracts';
import type { Screen } from '../document/screen.js';
import type { Words } from '../words/words.js';
import { BookedTime } from './BookedTime.js';
import { screenOf, type BookedView } from './booked-view.js';
import { BookingFacts } from './BookingFacts.js';
import { CalendarLinks } from './CalendarLinks.js';
import { ChangeLinks } from './ChangeLinks.js';
import { FailureNote } from './FailureNote.js';
import { headingOf } from './headings.js';
import { CurrentRules } from './BookingRules.js';
import { PaymentNote } from './PaymentNote.js';
import { RatingLine } from './RatingLine.js';
import { SeriesDates } from './SeriesDates.js';

const endedStates: readonly AttendeeBookingView['state'][] = ['cancelled', 'rejected', 'expired', 'rescheduled'];

/**
 * The confirmation, and the page where an attendee sees and changes the booking. Opening it changes nothing.
 * @param view.now epoch milliseconds
 */
export function bookedScreen(view: BookedView & { now: number }, words: Words): Screen {
  const { booking, failure, now } = view;
  const { state, confirmation } = booking;
  const [title, next] = headingOf(booking, words);
  const hasEnded = endedStates.includes(state);
  const body = (
    <>
      <FailureNote failure={failure} />
      <h1>{title}</h1>
      {next && <p className="quiet">{next}</p>}
      <BookedTime booking={booking} words={words} />
      <PaymentNote booking={booking} words={words} />
      <SeriesDates booking={booking} words={words} />
      {state === 'confirmed' && <CalendarLinks view={view} words={words} />}
      {confirmation.text && !hasEnded && (
        <p className="words note" dir="auto">
          {confirmation.text}
        </p>
      )}
      <RatingLine view={view} words={words} />
      <BookingFacts booking={booking} words={words} />
      <ChangeLinks view={view} words={words} />
      <CurrentRules booking={booking} now={now} words={words} />
      {hasEnded && state !== 'rescheduled' && <BookAgain booking={booking} words={words} />}
    </>
  );
  return {
    ...screenOf(view, `${title}: ${booking.title}`, body),
    ...(state === 'awaitingPayment' ? { refreshSec: 15 } : {}),
  };
}

function BookAgain({ booking, words: { i18n } }: { booking: AttendeeBookingView; words: Words }) {
  if (!booking.isOffered) return <p className="note">{i18n.t('This appointment is not available any more.')}</p>;
  return (
    <p>
      <a className="btn" href={`/bookAppointment/${booking.publicId}`}>
        {i18n.t('Book another time')}
      </a>
    </p>
  );
}
