import { addDays, dayMs, minuteMs, ZoneClock } from '@linkyard/time';
import { bookableDates, limitsOf } from './limits.js';
import { occupiedRange, outwards, overlap, type Range } from './occupied.js';
import type { Slot, SlotQuestion, SlotRules, TakenRange } from './slot-question.js';
import { workingHours, type WorkingHours } from './working-hours.js';

/**
 * The moments at which a meeting may begin, in order. Starts are counted on the wall clock of the host: none in a skipped hour, both
 * passes of a doubled one. A slot is wholly within the working hours, which are those moments whose wall clock is within an interval.
 * @source models.md 7 "Slots call"
 */
export function slots(question: SlotQuestion): Slot[] {
  const { availability, rules, now, from, to } = question;
  const lengthMs = rules.duration * minuteMs;
  const clock = new ZoneClock(availability.zone, Math.min(from, now) - 40 * dayMs, to + lengthMs + 40 * dayMs);
  const { first, last } = bookableDates(rules, clock.dateAt(now));
  const earliest = Math.max(from, now + rules.minimumNotice * minuteMs);
  if (to <= earliest) return [];
  const lastDate = clock.dateAt(to + lengthMs + dayMs);
  const hours = workingHours(availability, clock, addDays(clock.dateAt(earliest), -1), lastDate);
  const isWithinLimits = limitsOf(question, clock);
  const taken = question.taken.map((range) => ({ ...range, ...outwards(range) }));
  const starts = startsOf(hours, rules, clock).filter((start) => {
    const date = clock.dateAt(start);
    return start >= earliest && start < to && first <= date && date <= last;
  });
  return [...new Set(starts)]
    .sort((one, other) => one - other)
    .filter((start) => contains(hours.ranges, { from: start, to: start + lengthMs }))
    .flatMap((start) => {
      const { isFree, joined } = roomAt(start, start + lengthMs, rules, taken);
      // Joining a meeting that is there adds none to the limits.
      const isOpen = isFree && joined < rules.seats && (joined > 0 || isWithinLimits(start));
      return isOpen ? [{ start, seatsLeft: rules.seats - joined }] : [];
    });
}

/** The starts of each interval's grid, whether or not a meeting fits. */
function startsOf(hours: WorkingHours, rules: SlotRules, clock: ZoneClock): number[] {
  const step = rules.slotInterval || rules.duration;
  return hours.intervals.flatMap(({ date, fromMinutes, toMinutes }) => {
    const starts: number[] = [];
    for (let minutes = fromMinutes + rules.offsetStart; minutes < toMinutes; minutes += step)
      starts.push(...clock.instantsOf(date, minutes));
    return starts;
  });
}

function contains(ranges: readonly Range[], { from, to }: Range): boolean {
  return ranges.some((range) => range.from <= from && to <= range.to);
}

function roomAt(start: number, end: number, rules: SlotRules, taken: readonly TakenRange[]) {
  const occupied = occupiedRange(start, end, rules);
  let joined = 0;
  for (const range of taken) {
    if (!overlap(occupied, range)) continue;
    if (range.meeting?.start !== start || range.meeting.end !== end) return { isFree: false, joined };
    joined += 1;
  }
  return { isFree: true, joined };
}
