import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Booking } from '../bookings/booking.schema.js';

export type InviteMethod = 'REQUEST' | 'CANCEL';

/**
 * The booking as an entry of a calendar. The same UID with a higher sequence replaces the entry before, also after a move.
 * @source RFC 5546
 */
export function inviteOf(booking: Booking, method: InviteMethod, host: { name: string; email: string }) {
  const { icsUid, icsSequence, startAt, endAt, title, location, attendee, guests } = booking;
  const calendar = ical({ prodId: { company: 'Linkyard', product: 'Bookings' }, method: ICalCalendarMethod[method] });
  const people = [attendee, ...guests.map((email) => ({ name: email, email }))];
  calendar.createEvent({
    id: icsUid,
    sequence: icsSequence,
    start: startAt,
    end: endAt,
    summary: title,
    location: location?.value ?? '',
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: host,
    attendees: people.map(({ name, email }) => ({ name, email, status: ICalAttendeeStatus.ACCEPTED })),
  });
  return { method, content: calendar.toString() };
}
