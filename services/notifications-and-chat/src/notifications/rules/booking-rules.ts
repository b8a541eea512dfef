import {
  bookingCancelled,
  bookingConfirmed,
  bookingRequested,
  calendarRefused,
  type EventData,
} from '@linkyard/contracts';
import { ruleFor, type Notice } from './notification-rule.js';

type Booking = EventData<typeof bookingRequested>;

/** The mails about bookings are those of the bookings service: they carry entries for calendars. */
const bookingNotice = (
  { ownerId, uid, attendee, title, bookingId }: Booking,
  change: 'requested' | 'confirmed' | 'cancelled',
): Notice => ({
  ...{ recipients: [ownerId], dedupeKey: `booking:${uid}:${change}` },
  content: {
    ...{ type: 'appointment', name: attendee.name, email: attendee.email, appointmentName: title },
    ...{ formTypeData: { type: change }, subject: { kind: 'booking', id: bookingId } },
  },
});

export const bookingRules = [
  ruleFor({
    event: bookingRequested,
    id: 'notify-booking-requested',
    notice: (booking) => bookingNotice(booking, 'requested'),
  }),
  ruleFor({
    event: bookingConfirmed,
    id: 'notify-booking-confirmed',
    // What the host has approved is no news to them.
    notice: (booking) => (booking.isApproved ? null : bookingNotice(booking, 'confirmed')),
  }),
  ruleFor({
    event: bookingCancelled,
    id: 'notify-booking-cancelled',
    notice: (booking) =>
      booking.by === 'attendee' && booking.wasAnnounced ? bookingNotice(booking, 'cancelled') : null,
  }),
  ruleFor({
    event: calendarRefused,
    id: 'notify-calendar-refused',
    notice: ({ ownerId, accountId, email, at }) => ({
      ...{ recipients: [ownerId], dedupeKey: `calendar:${accountId}:${at}` },
      content: {
        ...{ type: 'appointment', email, formTypeData: { type: 'calendar' } },
        subject: { kind: 'calendarAccount', id: accountId },
      },
    }),
  }),
];
