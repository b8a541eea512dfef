import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';
import type { Booking } from '../bookings/booking.schema.js';

export type InviteMethod = 'REQUEST' | 'CANCEL';
interface Host {
  name: string;
  email: string;
}

const calendarOf = (method: InviteMethod | 'PUBLISH') =>
  ical({ prodId: { company: 'Linkyard', product: 'Bookings' }, method: ICalCalendarMethod[method] });

/**
 * The booking as an entry of a calendar. The same UID with a higher sequence replaces the entry before, also after a move.
 * @source RFC 5546
 */
export function inviteOf(booking: Booking, method: InviteMethod, host: Host) {
  const calendar = calendarOf(method);
  const event = addEvent(calendar, booking, host);
  if (method === 'CANCEL') event.status(ICalEventStatus.CANCELLED);
  const { attendee, guests } = booking;
  for (const { name, email } of [attendee, ...guests.map((one) => ({ name: one, email: one }))])
    event.createAttendee({ name, email, status: ICalAttendeeStatus.ACCEPTED });
  return { method, content: calendar.toString() };
}

/** Several dates in one file: an invitation has one UID, what is published may have many. @source RFC 5546 3.2.1, 3.2.2 */
export function entriesOf(dates: readonly Booking[], host: Host) {
  const method = 'PUBLISH' as const;
  const calendar = calendarOf(method);
  for (const date of dates) addEvent(calendar, date, host);
  return { method, content: calendar.toString() };
}

function addEvent(calendar: ICalCalendar, booking: Booking, organizer: Host) {
  const { icsUid: id, icsSequence: sequence, startAt: start, endAt: end, title: summary, location } = booking;
  return calendar.createEvent({
    ...{ id, sequence, start, end, summary, organizer },
    location: location?.value ?? '',
    status: ICalEventStatus.CONFIRMED,
  });
}
