import { z } from 'zod';
import { refusedAs } from '../errors/reasons.js';

/** A moment in UTC. Handlers may return a Date; the wire carries ISO 8601. */
export const timestamp = z.union([z.date().transform((date) => date.toISOString()), z.iso.datetime({ offset: true })]);
/** A moment a caller sends. */
export const moment = z.iso.datetime({ offset: true, error: refusedAs('core.not_moment') });
export const calendarDate = z.iso.date(refusedAs('core.not_calendar_date'));
/** A day that the calendar has, `YYYY-MM-DD`: not 30 February. */
export const isCalendarDate = (text: string): boolean => calendarDate.safeParse(text).success;

function isZone(zone: string) {
  try {
    // eslint-disable-next-line formats/in-one-place -- writes nothing, and contracts import no other library
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    // RangeError is how Intl says that it does not know the zone.
    return false;
  }
}
/** An IANA zone name this runtime knows, e.g. Europe/Berlin. */
export const timeZone = z.string().min(1).max(64).refine(isZone, refusedAs('core.not_time_zone'));
