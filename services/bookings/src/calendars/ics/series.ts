import type { Range } from '@linkyard/slots';
import { dayMs, hourMs } from '@linkyard/time';
import { instantOf, type Clock, type Entry, type Length } from './entry.js';
import { timeOf, type WrittenTime } from './ics-times.js';
import { startsOf, type Rule } from './recurrence.js';
import { utc } from './zone.js';

/** All that a calendar says of one UID. */
export interface Series {
  /** More than one where a program gave one UID to several entries. */
  masters: Entry[];
  overrides: Entry[];
}

/** Of entries with the same UID, and of changes of the same occurrence, the highest version counts. @source RFC 5546 2.1.4 */
export function seriesOf(entries: readonly Entry[], clock: Clock): Series[] {
  const byUid = new Map<string, Entry[]>();
  for (const [index, entry] of entries.entries()) {
    const key = entry.uid === '' ? `without ${index}` : `uid ${entry.uid}`;
    const same = byUid.get(key);
    if (same) same.push(entry);
    else byUid.set(key, [entry]);
  }
  return [...byUid.values()].map((same) => {
    const changes = new Map<number, Entry[]>();
    for (const entry of same) {
      if (!entry.recurrenceId) continue;
      const key = instantOf(entry.recurrenceId, clock) + (entry.isForFuture ? 0.5 : 0);
      changes.set(key, [...(changes.get(key) ?? []), entry]);
    }
    return {
      masters: newest(same.filter(({ recurrenceId }) => !recurrenceId)),
      overrides: [...changes.values()].flatMap((one) => newest(one).slice(-1)),
    };
  });
}

function newest(entries: readonly Entry[]): Entry[] {
  if (entries.length < 2) return [...entries];
  const [first] = [...entries].sort((one, other) => compareVersions(other, one));
  return entries.filter((entry) => first && compareVersions(entry, first) === 0);
}

const compareVersions = ({ version: [one, at] }: Entry, { version: [other, otherAt] }: Entry): number =>
  one - other || (at === otherAt ? 0 : at < otherAt ? -1 : 1);

/**
 * The times that a series blocks within the window.
 * @throws UnreadableEntry for a rule that repeats too often or never comes true
 */
export function busyOf({ masters, overrides }: Series, window: Range, clock: Clock): Range[] {
  // A changed occurrence may be moved into the window from far outside: each is read by itself.
  const single = overrides.filter(
    (entry) => (!entry.isForFuture || masters.length === 0) && !masters.some((one) => hasWithdrawn(one, entry, clock)),
  );
  const found = single.flatMap((entry) => (entry.isBusy ? [rangeOf(entry, entry.start, entry.length, clock)] : []));
  for (const master of masters) found.push(...occurrencesOf(master, overrides, window, clock));
  return found.filter(({ from, to }) => from < to && from < window.to && to > window.from);
}

/** A later version of the series excludes the occurrence that was changed before. */
function hasWithdrawn(master: Entry, { recurrenceId, version }: Entry, clock: Clock): boolean {
  if (!recurrenceId || master.version[0] <= version[0]) return false;
  return excluding(master, clock)(recurrenceId, instantIn(master, recurrenceId, clock));
}

function rangeOf({ start: { isDate, zone } }: Entry, at: WrittenTime, { days, ms }: Length, { own }: Clock): Range {
  const its = isDate ? own : (zone ?? own);
  const inZone = at.zone ?? own;
  const from = inZone.instantOf(at.wall);
  const to = (days === 0 ? from : its.instantOf(its.wallOf(from) + days * dayMs)) + ms;
  return { from, to };
}

function occurrencesOf(master: Entry, overrides: readonly Entry[], window: Range, clock: Clock): Range[] {
  const later = overrides
    .filter(({ isForFuture }) => isForFuture)
    .map((entry) => ({ entry, from: instantOf(entry.recurrenceId ?? entry.start, clock) }))
    .sort((one, other) => one.from - other.from);
  if (!master.isBusy && later.length === 0) return [];
  const replaced = new Set(
    overrides.flatMap(({ isForFuture, recurrenceId }) =>
      isForFuture || !recurrenceId ? [] : [instantIn(master, recurrenceId, clock)],
    ),
  );
  const isExcluded = excluding(master, clock);
  const seen = new Set<number>();
  return startsIn(master, reachOf(master, later, window, clock), clock).flatMap(({ start, length }) => {
    const at = instantOf(start, clock);
    if (seen.has(at) || replaced.has(at) || isExcluded(start, at)) return [];
    seen.add(at);
    const changed = later.findLast(({ from }) => from <= at)?.entry;
    if (!changed) return master.isBusy ? [rangeOf(master, start, length ?? master.length, clock)] : [];
    if (!changed.isBusy) return [];
    const wall = start.wall + shiftOf(changed, master, clock);
    return [rangeOf(changed, { ...start, wall }, changed.length, clock)];
  });
}

/** By how much the occurrences from a change on are moved, on the clock of the series. */
function shiftOf({ start, recurrenceId }: Entry, master: Entry, clock: Clock): number {
  if (!recurrenceId) return 0;
  const zone = master.start.zone ?? clock.own;
  return zone.wallOf(instantOf(start, clock)) - zone.wallOf(instantOf(recurrenceId, clock));
}

/** Which starts can matter, on the clock of the series. */
function reachOf(master: Entry, later: readonly { entry: Entry }[], window: Range, clock: Clock): Range {
  const changed = later.map(({ entry }) => entry);
  const lengths = [master, ...changed].map(({ length: { days, ms } }) => days * dayMs + ms);
  const shifts = [0, ...changed.map((entry) => shiftOf(entry, master, clock))];
  // A clock is fifteen hours away from UTC at most.
  const marginMs = 26 * hourMs;
  return {
    from: window.from - Math.max(...lengths) - Math.max(...shifts) - marginMs,
    to: window.to - Math.min(...shifts) + marginMs,
  };
}

function startsIn(master: Entry, reach: Range, clock: Clock): { start: WrittenTime; length: Length | null }[] {
  const { start, rules, dates } = master;
  const walls = new Set([start.wall]);
  for (const rule of rules)
    for (const wall of startsOf(rule, start.wall, untilOf(rule, start, clock), reach)) walls.add(wall);
  const repeated = [...walls].map((wall) => ({ start: { ...start, wall }, length: null }));
  // A date that is listed for a series of times takes the time of the series.
  const listed = dates.map((one) => {
    const isDay = one.start.isDate && !start.isDate;
    const wall = isDay ? one.start.wall + (((start.wall % dayMs) + dayMs) % dayMs) : one.start.wall;
    return { ...one, start: { ...start, wall, zone: one.start.zone ?? start.zone } };
  });
  return [...listed, ...repeated].filter(({ start: { wall } }) => wall >= reach.from && wall <= reach.to);
}

/** The last possible start on the clock of the series. */
function untilOf({ until }: Rule, start: WrittenTime, clock: Clock): number | null {
  if (until === null) return null;
  const read = timeOf(until, new Map(), () => utc);
  if (start.isDate) return read.isDate ? read.wall : dayOf(read.wall);
  // Of a date, the whole day; of a time without a zone, the clock of the series.
  if (read.isDate) return read.wall + dayMs - 1;
  return read.zone ? (start.zone ?? clock.own).wallOf(read.zone.instantOf(read.wall)) : read.wall;
}

/** Outlook writes midnight of the last day in UTC, of which the day is the nearest one; others the day's last second. */
const dayOf = (wall: number): number => {
  const isLastSecond = wall % dayMs >= dayMs - 60_000;
  return (isLastSecond ? Math.floor(wall / dayMs) : Math.round(wall / dayMs)) * dayMs;
};

/** What is written without a zone is on the clock of the series. */
function instantIn({ start }: Entry, time: WrittenTime, clock: Clock): number {
  if (start.isDate && !time.isDate) return clock.own.instantOf(dayIn(time, clock));
  return (time.zone ?? start.zone ?? clock.own).instantOf(time.wall);
}

/** The day of a time that names a day: midnight in its zone, or, in UTC, midnight of the host. */
function dayIn(time: WrittenTime, { own }: Clock): number {
  const isOwnMidnight = time.zone !== null && time.wall % dayMs !== 0;
  const wall = isOwnMidnight ? own.wallOf(time.zone?.instantOf(time.wall) ?? time.wall) : time.wall;
  return Math.floor(wall / dayMs) * dayMs;
}

/** A date excludes the whole day; a time excludes the day of an all-day series, as Exchange writes it. */
function excluding(master: Entry, clock: Clock): (start: WrittenTime, at: number) => boolean {
  const isAllDay = master.start.isDate;
  const days = new Set<number>();
  const instants = new Set<number>();
  const walls = new Set<number>();
  for (const time of master.excluded) {
    if (isAllDay || time.isDate) days.add(time.isDate ? time.wall : dayIn(time, clock));
    else if (time.zone && master.start.zone === null) walls.add(time.wall);
    else instants.add(instantIn(master, time, clock));
  }
  return ({ wall }, at) => instants.has(at) || walls.has(wall) || days.has(Math.floor(wall / dayMs) * dayMs);
}
