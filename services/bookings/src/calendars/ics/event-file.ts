import ical, { ICalEventStatus } from 'ical-generator';
import { calendarProducer } from '@linkyard/contracts';
import type { WrittenEvent } from '../adapters/calendar-adapter.js';

/** A booking as a file of the host's own calendar: without attendees, whom a server would write to by itself. */
export function eventFile({ uid, sequence, title, description, location, from, to }: WrittenEvent): string {
  const calendar = ical({ prodId: calendarProducer });
  const status = ICalEventStatus.CONFIRMED;
  calendar.createEvent({ id: uid, sequence, start: from, end: to, summary: title, description, location, status });
  return calendar.toString();
}
