import type { PublicAppointmentView } from '@linkyard/contracts';
import type { Screen } from '../document/screen.js';
import type { Words } from '../words/words.js';
import { BookedTime } from './BookedTime.js';
import { linkTo, screenOf, type BookedView } from './booked-view.js';
import { bookingAddress, type BookingQuery } from './booking-query.js';

interface OwnBookingView extends BookedView {
  appointment: Pick<PublicAppointmentView, 'publicId' | 'seatsPerSlot'>;
  query: BookingQuery;
}

/** In place of the form of a time that the visitor has just booked. */
export function ownBookingScreen(view: OwnBookingView, words: Words): Screen {
  const { booking, appointment, query } = view;
  const { publicId, seatsPerSlot } = appointment;
  const { i18n } = words;
  const isUnpaid = booking.state === 'awaitingPayment';
  return screenOf(
    view,
    i18n.t('You booked this time: {title}', { title: booking.title }),
    <>
      <h1>{i18n.t('You booked this time')}</h1>
      {isUnpaid && <p className="quiet">{i18n.t('It is kept for you until it is paid.')}</p>}
      <BookedTime booking={booking} words={words} />
      <p className="acts">
        <a className="btn go" href={linkTo(view)}>
          {isUnpaid ? i18n.t('Go on to pay') : i18n.t('See or change your booking')}
        </a>
        <a className="btn" href={bookingAddress(publicId, query, { start: undefined, hold: undefined })}>
          {i18n.t('Book another time')}
        </a>
        {seatsPerSlot > 1 && (
          <a className="btn" href={bookingAddress(publicId, query, { again: '1' })}>
            {i18n.t('Book this time once more')}
          </a>
        )}
      </p>
    </>,
  );
}
