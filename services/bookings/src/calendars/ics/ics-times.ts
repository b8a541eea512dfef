import { dayMs, hourMs, minuteMs } from '@linkyard/time';
import type { Property } from './ics-lines.js';
import { fixedZone, utc, type Zone } from './zone.js';

/** Why an entry cannot be read. */
export class UnreadableEntry extends Error {
  override readonly name = 'UnreadableEntry';
}

/** A moment as it is written: what a clock in its zone shows. */
export interface WrittenTime {
  /** Epoch milliseconds of the clock's reading, taken for UTC. */
  wall: number;
  isDate: boolean;
  /** Null for a time of no zone. */
  zone: Zone | null;
}
export interface WrittenDuration {
  /** Whole days follow the calendar, through changes of the clock. */
  days: number;
  ms: number;
}
/** Finds the zone of a TZID. */
export type ZoneFinder = (tzid: string) => Zone;

const written =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]?(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** @throws UnreadableEntry for what is no date, also for 30 February */
export function timeOf(value: string, parameters: Property['parameters'], zoneNamed: ZoneFinder): WrittenTime {
  const found = written.exec(value.trim());
  if (!found) throw new UnreadableEntry(`not a date: ${value.slice(0, 40)}`);
  const [year = 0, month = 0, day = 0, hour, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((digits) => (digits === undefined ? undefined : Number(digits)));
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    throw new UnreadableEntry(`no such date: ${value.slice(0, 40)}`);
  // Some programs write a time with a value that is said to be a date.
  if (hour === undefined || parameters.get('VALUE')?.toUpperCase() === 'DATE')
    return { wall: date.getTime(), isDate: true, zone: null };
  if (hour > 24 || minute > 59 || second > 60) throw new UnreadableEntry(`no such time: ${value.slice(0, 40)}`);
  const wall = date.getTime() + hour * hourMs + minute * minuteMs + second * 1000;
  return { wall, isDate: false, zone: zoneOf(found[7], parameters.get('TZID'), zoneNamed) };
}

function zoneOf(mark: string | undefined, tzid: string | undefined, zoneNamed: ZoneFinder): Zone | null {
  if (mark !== undefined) return /z/i.test(mark) ? utc : fixedZone(offsetMsOf(mark) ?? 0);
  return tzid === undefined || tzid === '' ? null : zoneNamed(tzid);
}

/** Of `+0100`, `-05:30` or `+010000`; undefined for none. */
export function offsetMsOf(text: string): number | undefined {
  const found = /^([+-])(\d{2}):?(\d{2})(?::?(\d{2}))?$/.exec(text.trim());
  if (!found) return undefined;
  const [, sign, hours, minutes, seconds = '0'] = found;
  const ms = Number(hours) * hourMs + Number(minutes) * minuteMs + Number(seconds) * 1000;
  return Math.abs(ms) > dayMs ? undefined : (sign === '-' ? -1 : 1) * ms;
}

const duration = /^([+-]?)P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,10})S)?)?$/i;

/** @throws UnreadableEntry */
export function durationOf(value: string): WrittenDuration {
  const found = duration.exec(value.trim());
  if (!found) throw new UnreadableEntry(`not a duration: ${value.slice(0, 40)}`);
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(2).map((part) => Number(part ?? 0));
  const sign = found[1] === '-' ? -1 : 1;
  return { days: sign * (weeks * 7 + days), ms: sign * (hours * hourMs + minutes * minuteMs + seconds * 1000) };
}
