import { Anchor } from '@mantine/core';
import type { BookingView } from '@linkyard/contracts';
import { formatMoney } from '@linkyard/ui';
import { locationWords, paymentWords, whenText } from './booking-labels.js';

/** What is known about a booking; a fact without a value is left out. */
export const factsOf = ({ attendee, location, guests, ...booking }: BookingView) => [
  { label: 'Appointment', value: booking.title },
  { label: 'When', value: whenText(booking.startAt, booking.hostTimeZone) },
  {
    label: 'For the visitor',
    value:
      booking.timeZone === booking.hostTimeZone
        ? null
        : `${whenText(booking.startAt, booking.timeZone)} (${booking.timeZone.replaceAll('_', ' ')})`,
  },
  { label: 'E-mail', value: <Anchor href={`mailto:${attendee.email}`}>{attendee.email}</Anchor> },
  { label: 'Phone', value: attendee.phone && <Anchor href={`tel:${attendee.phone}`}>{attendee.phone}</Anchor> },
  { label: 'Where', value: location && (location.value || location.label || locationWords[location.type]) },
  { label: 'Guests', value: guests.join(', ') },
  { label: 'Payment', value: paymentWords[booking.paymentState] },
  { label: 'Due when booking', value: booking.due && formatMoney(booking.due) },
  { label: 'Rating', value: booking.rating && `${'★'.repeat(booking.rating)} (${booking.rating} of 5)` },
  { label: 'Words of the rating', value: booking.ratingText },
  { label: 'Returned', value: booking.refunded && booking.refunded.amount > 0 && formatMoney(booking.refunded) },
];
