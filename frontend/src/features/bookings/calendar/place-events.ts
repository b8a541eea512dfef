import { dayOf, wallClockOf } from '@linkyard/languages';

/** Something with a start and an end, on the host's calendar. */
export interface CalendarEvent {
  id: string;
  /** Who comes. */
  title: string;
  /** What for. */
  subtitle: string;
  startAt: string;
  endAt: string;
  /** CSS colour of the appointment. */
  colour: string;
  isPending: boolean;
  /** It can be dragged to another time. */
  canMove: boolean;
  /** Read out and shown on hover. */
  description: string;
}

export interface PlacedEvent extends CalendarEvent {
  /** Calendar day in the zone, 'YYYY-MM-DD'. */
  day: string;
  /** Minutes on the clock of that day. */
  fromMin: number;
  toMin: number;
  /** Column among those at the same time, and how many columns there are. */
  lane: number;
  lanes: number;
}

/** Day and minute of a moment on the clock of a zone. */
export function wallClock(moment: string | number, timeZone: string): { day: string; minute: number } {
  const { hour, minute } = wallClockOf(moment, timeZone);
  return { day: dayOf(moment, timeZone), minute: hour * 60 + minute };
}

/** The moment of a wall clock, epoch milliseconds; in a skipped hour as much later as the clock is put forward. */
export function instantOf(day: string, minute: number, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
  const offsetAt = (at: number) => {
    const here = wallClock(at, timeZone);
    return Date.parse(`${here.day}T00:00:00Z`) + here.minute * 60_000 - at;
  };
  // The offset before the change of clocks decides, so a skipped hour moves forward.
  const before = wanted - offsetAt(wanted - 86_400_000);
  const exact = wanted - offsetAt(before);
  return before + offsetAt(before) === wanted ? before : exact + offsetAt(exact) === wanted ? exact : before;
}

/**
 * Where each event stands: an event past midnight is cut at the end of its first day; those at the same time stand side by side.
 * @param leastMin minutes that the card of a short event covers
 */
export function placeEvents(events: readonly CalendarEvent[], timeZone: string, leastMin = 0): PlacedEvent[] {
  const covers = (event: PlacedEvent, minute: number) => Math.max(event.toMin, event.fromMin + leastMin) > minute;
  const placed = events
    .map((event): PlacedEvent => {
      const from = wallClock(event.startAt, timeZone);
      const to = wallClock(event.endAt, timeZone);
      const toMin = to.day === from.day && to.minute > from.minute ? to.minute : 24 * 60;
      return { ...event, day: from.day, fromMin: from.minute, toMin, lane: 0, lanes: 1 };
    })
    .sort((a, b) => a.day.localeCompare(b.day) || a.fromMin - b.fromMin || b.toMin - a.toMin);
  let group: PlacedEvent[] = [];
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    for (const event of group) event.lanes = lanes;
    group = [];
  };
  for (const event of placed) {
    const touches = group.some((other) => other.day === event.day && covers(other, event.fromMin));
    if (!touches) close();
    const taken = new Set(group.filter((other) => covers(other, event.fromMin)).map(({ lane }) => lane));
    while (taken.has(event.lane)) event.lane += 1;
    group.push(event);
  }
  close();
  return placed;
}

/** A part of a day on its clock, minutes. */
export interface DayPart {
  day: string;
  fromMin: number;
  toMin: number;
}

/** The parts of days that a stretch of time covers: one past midnight goes on at the top of the next day. */
export function dayParts(
  { startAt, endAt }: { startAt: string; endAt: string },
  days: readonly string[],
  timeZone: string,
): DayPart[] {
  const [from, to] = [startAt, endAt].map((moment) => wallClock(moment, timeZone));
  if (!from || !to) return [];
  return days
    .filter((day) => from.day <= day && day <= to.day)
    .map((day) => ({
      day,
      fromMin: day === from.day ? from.minute : 0,
      toMin: day === to.day ? to.minute : 24 * 60,
    }))
    .filter(({ fromMin, toMin }) => fromMin < toMin);
}

/** The hours a week shows: the usual working day, and more where there is something earlier or later. */
export function hoursShown(placed: readonly PlacedEvent[]): { fromHour: number; toHour: number } {
  return {
    fromHour: Math.min(8, ...placed.map(({ fromMin }) => Math.floor(fromMin / 60))),
    toHour: Math.max(18, ...placed.map(({ toMin }) => Math.ceil(toMin / 60))),
  };
}
