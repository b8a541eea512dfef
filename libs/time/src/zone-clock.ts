import { Temporal } from 'temporal-polyfill';
import { dayMs, minuteMs, utcMidnight, type CalendarDate } from './calendar.js';

/** A stretch of time in which the offset of a zone does not change. Milliseconds; `to` is excluded. */
export interface OffsetSpan {
  from: number;
  to: number;
  /** East of UTC. */
  offsetMs: number;
}

/** The stretches of constant offset of a zone between two moments, in order and without gaps. @throws RangeError for an unknown zone */
export function offsetSpans(zone: string, from: number, to: number): OffsetSpan[] {
  const spans: OffsetSpan[] = [];
  for (let at = from; at < to;) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    const next = zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
    const end = Math.min(next, to);
    spans.push({ from: at, to: end, offsetMs: zoned.offsetNanoseconds / 1e6 });
    at = end;
  }
  return spans;
}

/** The wall clock of a zone between two moments: exact at clock changes, and quick, as it asks for the changes once. */
export class ZoneClock {
  readonly spans: readonly OffsetSpan[];

  /** @throws RangeError for an unknown zone */
  constructor(
    readonly zone: string,
    from: number,
    to: number,
  ) {
    this.spans = offsetSpans(zone, from, Math.max(to, from + 1));
  }

  /** Milliseconds east of UTC. Outside of the clock's moments the nearest offset that it knows. */
  offsetAt(at: number): number {
    const span = this.spans.find(({ to }) => at < to) ?? this.spans.at(-1);
    return span?.offsetMs ?? 0;
  }

  dateAt(at: number): CalendarDate {
    return new Date(at + this.offsetAt(at)).toISOString().slice(0, 10);
  }

  /** ISO 8601 with the offset, which distinguishes the two passes of a repeated hour. */
  isoAt(at: number): string {
    const offsetMs = this.offsetAt(at);
    const minutes = Math.abs(Math.round(offsetMs / minuteMs));
    const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
    const sign = offsetMs < 0 ? '-' : '+';
    return `${new Date(at + offsetMs).toISOString().slice(0, 19)}${sign}${digits(minutes / 60)}:${digits(minutes % 60)}`;
  }

  /** The moments of a wall-clock time: none in a skipped hour, two in a doubled one. @param minutes since midnight */
  instantsOf(date: CalendarDate, minutes: number): number[] {
    return this.instantsAt(utcMidnight(date) + minutes * minuteMs);
  }

  /** The same for a wall clock that is read as if it were UTC. */
  instantsAt(wall: number): number[] {
    return this.spans.map(({ offsetMs }) => wall - offsetMs).filter((at, index) => isWithin(this.spans[index], at));
  }

  /** The moments whose wall clock is within a part of a day: in two pieces when an hour of it is doubled. */
  rangesOf(date: CalendarDate, fromMinutes: number, toMinutes: number): { from: number; to: number }[] {
    const midnight = utcMidnight(date);
    return this.spans
      .map(({ from, to, offsetMs }) => ({
        from: Math.max(from, midnight + fromMinutes * minuteMs - offsetMs),
        to: Math.min(to, midnight + toMinutes * minuteMs - offsetMs),
      }))
      .filter(({ from, to }) => from < to);
  }
}

const isWithin = (span: OffsetSpan | undefined, at: number) => span !== undefined && span.from <= at && at < span.to;

/** A clock that knows every moment of the dates in any place the zone may be, a day to spare on both sides. */
export const clockOfDates = (zone: string, first: CalendarDate, last: CalendarDate): ZoneClock =>
  new ZoneClock(zone, utcMidnight(first) - 2 * dayMs, utcMidnight(last) + 3 * dayMs);

/** A clock for what is near one moment. */
export const clockAt = (zone: string, at: number): ZoneClock => new ZoneClock(zone, at - dayMs, at + dayMs);

/** The first moment of a date and the first after it. A date that the zone never had (Apia, 2011-12-30) is empty. */
export function dayRange(zone: string, date: CalendarDate): { from: number; to: number } {
  const ranges = clockOfDates(zone, date, date).rangesOf(date, 0, 24 * 60);
  const [first] = ranges;
  const from = first?.from ?? new ZoneClock(zone, utcMidnight(date), utcMidnight(date) + 1).spans[0]?.from ?? 0;
  return { from, to: ranges.at(-1)?.to ?? from };
}

/** The same wall clock some weeks or months later; in a skipped hour as much later as the clock is put forward. */
export function sameWallClock(zone: string, at: number, later: { weeks: number }): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return zoned.add(later).epochMilliseconds;
}

/** The same wall clock on the same weekday of a later month: the third Thursday; a fifth one is the last where there is no fifth. */
export function sameWeekdayOfMonth(zone: string, at: number, months: number): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const month = zoned.toPlainDate().with({ day: 1 }).add({ months });
  const week = Math.ceil(zoned.day / 7) - 1;
  const day = 1 + ((zoned.dayOfWeek - month.dayOfWeek + 7) % 7) + week * 7;
  const date = month.with({ day: day > month.daysInMonth ? day - 7 : day });
  return date.toZonedDateTime({ timeZone: zone, plainTime: zoned.toPlainTime() }).epochMilliseconds;
}
