import { ProviderError } from '@linkyard/egress/provider-error';
import type { Range } from '@linkyard/slots';
import { isOwnUid } from '@linkyard/contracts';
import type { BusyEntry, BusyReply } from '../adapters/calendar-adapter.js';
import { merged } from '../merge-ranges.js';
import { entryOf, instantOf, plainAddress, titleOf, type Clock, type Entry } from './entry.js';
import { calendarsOf, propertiesOf, textOf, type Component } from './ics-lines.js';
import { durationOf, timeOf } from './ics-times.js';
import { IcsZones } from './ics-zones.js';
import { busyOf, seriesOf } from './series.js';
import { ianaZone } from './zone.js';

/** Whose calendar is read. */
export interface CalendarOwner {
  /** For dates, and for times that name no zone. */
  zone: string;
  /** E-mail addresses: what they declined is free. */
  addresses?: readonly string[];
}

export interface IcsReply extends BusyReply {
  /** The calendar's own; empty without one. */
  name: string;
  leftOut: { names: string[]; count: number };
}

/** Separate times of one calendar within the window; more are no appointments. */
const maxRanges = 30_000;
const maxNamed = 5;

/**
 * The times at which the entries of a calendar file make their owner busy. An entry that cannot be read is left out and named.
 * @throws ProviderError invalid_reply
 * @source RFC 5545; ADR 0030
 */
export function busyFromIcs(text: string, window: Range, { zone, addresses = [] }: CalendarOwner): IcsReply {
  const calendars = calendarsOf(text);
  const [first] = calendars;
  if (!first) throw new ProviderError('invalid_reply', 'The file holds no calendar');
  const own = ianaZone(zone);
  const busy: BusyEntry[] = [];
  const leftOut: string[] = [];
  const unknown = new Set<string>();
  for (const calendar of calendars) {
    const zones = new IcsZones(calendar, window, own);
    const clock: Clock = {
      named: (tzid) => zones.named(tzid),
      own,
      addresses: new Set(addresses.map(plainAddress)),
    };
    readCalendar(calendar, window, clock, { busy, leftOut });
    for (const name of zones.unknown) unknown.add(name);
  }
  return {
    busy: joined(busy),
    name: textOf(first, 'X-WR-CALNAME').trim().slice(0, 120),
    unknownZones: [...unknown],
    leftOut: { names: leftOut.slice(0, maxNamed), count: leftOut.length },
  };
}

interface Found {
  busy: BusyEntry[];
  leftOut: string[];
}

function readCalendar(calendar: Component, window: Range, clock: Clock, { busy, leftOut }: Found): void {
  const entries: Entry[] = [];
  const events = calendar.components.filter(({ name }) => name === 'VEVENT');
  for (const event of events)
    orLeftOut(
      () => titleOf(event),
      () => void entries.push(entryOf(event, clock)),
    );
  for (const series of seriesOf(entries, clock)) {
    const [named] = [...series.masters, ...series.overrides];
    orLeftOut(
      () => named?.title ?? '',
      () => {
        const uid = named && isOwnUid(named.uid) ? named.uid : '';
        for (const { from, to } of busyOf(series, window, clock)) busy.push({ from, to, uid });
      },
    );
  }
  // Beside entries it would repeat them without their names, our own bookings too.
  if (events.length > 0) return;
  for (const component of calendar.components.filter(({ name }) => name === 'VFREEBUSY'))
    orLeftOut(
      () => titleOf(component),
      () => busy.push(...periodsOf(component, window, clock)),
    );

  function orLeftOut(title: () => string, read: () => unknown): void {
    try {
      read();
    } catch {
      // Whatever is wrong with one entry: it is named to the host, and takes no other away.
      leftOut.push(title());
    }
  }
}

function periodsOf(component: Component, window: Range, clock: Clock): BusyEntry[] {
  const busy = propertiesOf(component, 'FREEBUSY').filter(
    ({ parameters }) => parameters.get('FBTYPE')?.toUpperCase() !== 'FREE',
  );
  return busy
    .flatMap(({ value, parameters }) =>
      value.split(',').map((period) => {
        const [start = '', end = ''] = period.split('/');
        const from = instantOf(timeOf(start, parameters, clock.named), clock);
        if (!/^[+-]?P/i.test(end)) return { from, to: instantOf(timeOf(end, parameters, clock.named), clock), uid: '' };
        const { days, ms } = durationOf(end);
        return { from, to: from + days * 86_400_000 + ms, uid: '' };
      }),
    )
    .filter(({ from, to }) => from < to && from < window.to && to > window.from);
}

/** Our own bookings keep their UID; of all others only their times are needed. */
function joined(busy: readonly BusyEntry[]): BusyEntry[] {
  const own = busy.filter(({ uid }) => uid !== '');
  const others = merged(busy.filter(({ uid }) => uid === ''));
  if (own.length + others.length > maxRanges)
    throw new ProviderError('invalid_reply', 'The calendar holds too many times');
  return [...others.map((range) => ({ ...range, uid: '' })), ...own];
}
