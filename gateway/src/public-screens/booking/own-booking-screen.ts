import type { PublicAppointmentView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { html } from '../html.js';
import type { PublicScreen } from '../public-screen.js';
import { linkTo, shell, when, type BookedView } from './booked-screen.js';
import { bookingAddress } from '@linkyard/storefront';
import type { BookingQuery } from './booking-address.js';

/** In place of the form of a time that the visitor has just booked. */
export function ownBookingScreen(
  view: BookedView,
  { publicId, seatsPerSlot }: Pick<PublicAppointmentView, 'publicId' | 'seatsPerSlot'>,
  query: BookingQuery,
): PublicScreen {
  const other = bookingAddress(publicId, query, { start: undefined, hold: undefined });
  const isUnpaid = view.booking.state === 'awaitingPayment';
  return shell(
    view,
    i18n.t('You booked this time: {title}', { title: view.booking.title }),
    html`<h1>${i18n.t('You booked this time')}</h1>
      ${isUnpaid && html`<p class="quiet">${i18n.t('It is kept for you until it is paid.')}</p>`}${when(view.booking)}
      <p class="acts">
        <a class="btn go" href="${linkTo(view)}"
          >${isUnpaid ? i18n.t('Go on to pay') : i18n.t('See or change your booking')}</a
        >
        <a class="btn" href="${other}">${i18n.t('Book another time')}</a>
        ${
          seatsPerSlot > 1 &&
          html`<a class="btn" href="${bookingAddress(publicId, query, { again: '1' })}"
            >${i18n.t('Book this time once more')}</a
          >`
        }
      </p>`,
  );
}
