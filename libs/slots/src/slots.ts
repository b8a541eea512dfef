import { addDays, dayMs, minuteMs, utcMidnight, ZoneClock, type CalendarDate } from '@linkyard/time';
import { bookableDates, limitsOf } from './limits.js';
import { occupiedRange, outwards, overlap, type Range } from './occupied.js';
import type { Slot, SlotQuestion, SlotRules, TakenRange } from './slot-question.js';
import { workingHours, type WorkingHours } from './working-hours.js';

/**
 * The moments at which a meeting may begin, in order. Starts are counted on the wall clock of the host: none in a skipped hour, both
 * passes of a doubled one. A slot is wholly within the working hours, which are those moments whose wall clock is within an interval.
 * @source models.md 7 "Slots call", ADR 0026
 */
export function slots(question: SlotQuestion): Slot[] {
  const { availability, rules, people, now, from, to } = question;
  const lengthMs = rules.duration * minuteMs;
  const clock = new ZoneClock(availability.zone, Math.min(from, now) - 40 * dayMs, to + lengthMs + 40 * dayMs);
  const { first, last } = bookableDates(rules, clock.dateAt(now));
  const earliest = Math.max(from, now + rules.minimumNotice * minuteMs);
  if (to <= earliest) return [];
  const lastDate = clock.dateAt(to + lengthMs + dayMs);
  const hours = workingHours(availability, clock, addDays(clock.dateAt(earliest), -1), lastDate);
  const isWithinLimits = limitsOf(question, clock);
  const isWorked = containing(hours.ranges);
  const roomAt = roomsOf(question);
  return startsOf(hours, rules, clock)
    .filter(({ start, date }) => start >= earliest && start < to && first <= date && date <= last)
    .filter(({ start }) => isWorked({ from: start, to: start + lengthMs }))
    .flatMap(({ start, date }) => {
      const { isFree, joined } = roomAt(start, start + lengthMs);
      // Joining a meeting that is there adds none to the limits.
      const isOpen = isFree && joined + people <= rules.seats && (joined > 0 || isWithinLimits(date));
      return isOpen ? [{ start, seatsLeft: rules.seats - joined }] : [];
    });
}

/** The starts of each interval's grid with their dates in the host's zone, in order and once each, whether or not a meeting fits. */
function startsOf({ intervals }: WorkingHours, rules: SlotRules, clock: ZoneClock) {
  const step = rules.slotInterval || rules.duration;
  const dates = new Map<number, CalendarDate>();
  for (const { date, fromMinutes, toMinutes } of intervals) {
    const midnight = utcMidnight(date);
    for (let minutes = fromMinutes + rules.offsetStart; minutes < toMinutes; minutes += step)
      for (const start of clock.instantsAt(midnight + minutes * minuteMs)) dates.set(start, date);
  }
  return [...dates].map(([start, date]) => ({ start, date })).sort((one, other) => one.start - other.start);
}

/** For ranges in order and apart from each other. Asked for one range after the other, in the order of their beginnings. */
function containing(ranges: readonly Range[]) {
  let at = 0;
  return ({ from, to }: Range): boolean => {
    while ((ranges[at]?.to ?? Infinity) <= from) at += 1;
    const range = ranges[at];
    return range !== undefined && range.from <= from && to <= range.to;
  };
}

/** Whether the host is free for a meeting, and how many seats of it are taken. Asked for one start after the other, in order. */
function roomsOf({ rules, taken }: Pick<SlotQuestion, 'rules' | 'taken'>) {
  const inOrder = taken
    .map((range): TakenRange => ({ ...range, ...outwards(range) }))
    .sort((one, other) => one.from - other.from);
  let past = 0;
  return (start: number, end: number) => {
    const occupied = occupiedRange(start, end, rules);
    // What has ended before this start has ended before all that follow.
    while ((inOrder[past]?.to ?? Infinity) <= occupied.from) past += 1;
    let joined = 0;
    for (let at = past; at < inOrder.length; at += 1) {
      const range = inOrder[at];
      if (!range || range.from >= occupied.to) break;
      if (!overlap(occupied, range)) continue;
      if (range.meeting?.start !== start || range.meeting.end !== end) return { isFree: false, joined };
      joined += range.people ?? 1;
    }
    return { isFree: true, joined };
  };
}
