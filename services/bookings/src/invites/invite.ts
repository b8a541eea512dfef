import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { calendarProducer } from '@linkyard/contracts';
import type { Booking } from '../booking-records/booking.schema.js';

export type InviteMethod = 'REQUEST' | 'CANCEL';
/** The fields of a booking that its entry shows. */
export type Invited = Entry & Pick<Booking, 'attendee' | 'guests'>;
type Entry = Pick<Booking, 'icsUid' | 'icsSequence' | 'startAt' | 'endAt' | 'title' | 'location'>;

interface Host {
  name: string;
  email: string;
}

/** A name in a calendar file may hold no double quote, nor a backslash. @source RFC 5545 3.2 */
export const nameInFile = (name: string): string =>
  name.replaceAll('"', "'").replaceAll('\\', '/').replaceAll(/\s+/g, ' ').trim();

const calendarOf = (method: InviteMethod | 'PUBLISH') =>
  ical({ prodId: calendarProducer, method: ICalCalendarMethod[method] });

/**
 * The booking as an entry of a calendar. The same UID with a higher sequence replaces the entry before, also after a move.
 * @source RFC 5546
 */
export function inviteOf(booking: Invited, method: InviteMethod, host: Host) {
  const calendar = calendarOf(method);
  const event = addEvent(calendar, booking, host);
  if (method === 'CANCEL') event.status(ICalEventStatus.CANCELLED);
  const { attendee, guests } = booking;
  // A guest may be named twice, or be the visitor: the first is the one.
  const people = new Map<string, { name: string; email: string }>();
  for (const one of [attendee, ...guests.map((email) => ({ name: email, email }))]) {
    const key = one.email.trim().toLowerCase();
    if (!people.has(key)) people.set(key, one);
  }
  for (const { name, email } of people.values())
    event.createAttendee({ name: nameInFile(name), email, status: ICalAttendeeStatus.ACCEPTED });
  return { method, content: calendar.toString() };
}

/** Several dates in one file: an invitation has one UID, what is published may have many. @source RFC 5546 3.2.1, 3.2.2 */
export function entriesOf(dates: readonly Entry[], host: Host) {
  const method = 'PUBLISH' as const;
  const calendar = calendarOf(method);
  for (const date of dates) addEvent(calendar, date, host);
  return { method, content: calendar.toString() };
}

function addEvent(calendar: ICalCalendar, booking: Entry, organizer: Host) {
  const { icsUid: id, icsSequence: sequence, startAt: start, endAt: end, title: summary, location } = booking;
  return calendar.createEvent({
    ...{ id, sequence, start, end, summary, organizer: { ...organizer, name: nameInFile(organizer.name) } },
    location: location?.value ?? '',
    status: ICalEventStatus.CONFIRMED,
  });
}
