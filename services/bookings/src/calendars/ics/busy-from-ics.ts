import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { Range } from '@linkyard/slots';
import { hourMs } from '@linkyard/time';
import { ProviderError } from '../../providers/provider-error.js';
import type { BusyEntry, BusyReply } from '../adapters/calendar-adapter.js';
import { registerZones } from './ics-zones.js';

/** Occurrences looked at in one file; a rule of every second would never end. */
const maxOccurrences = 20_000;

/**
 * The times at which the entries of a calendar file make their owner busy.
 * @param zone the owner's, for all-day entries and for times that name no zone
 * @throws ProviderError unreadable
 * @source RFC 5545; providers/calendars-webinars 3.3
 */
export function busyFromIcs(text: string, window: Range, zone: string): BusyReply {
  const calendar = parsed(text);
  const unknownZones = registerZones(calendar);
  const reader = new OccurrenceReader(window, zone);
  for (const series of seriesOf(calendar)) reader.read(series);
  return { busy: reader.found, unknownZones };
}

function parsed(text: string): ICAL.Component {
  try {
    const component = new ICAL.Component(ICAL.parse(text));
    if (component.name === 'vcalendar') return component;
  } catch (cause) {
    throw new ProviderError('unreadable', 'The file is not iCalendar', { cause });
  }
  throw new ProviderError('unreadable', 'The file holds no calendar');
}

interface Series {
  master: ICAL.Component | null;
  overrides: ICAL.Component[];
}

function seriesOf(calendar: ICAL.Component): Series[] {
  const byUid = new Map<string, Series>();
  const all: Series[] = [];
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const uid = String(component.getFirstPropertyValue('uid') ?? '');
    let series = uid === '' ? undefined : byUid.get(uid);
    if (!series) {
      series = { master: null, overrides: [] };
      all.push(series);
      byUid.set(uid, series);
    }
    if (component.hasProperty('recurrence-id')) series.overrides.push(component);
    else series.master = component;
  }
  return all;
}

class OccurrenceReader {
  readonly found: BusyEntry[] = [];
  private left = maxOccurrences;

  constructor(
    private readonly window: Range,
    private readonly zone: string,
  ) {}

  read({ master, overrides }: Series): void {
    // An override may move an occurrence into the window from far outside: each is read by itself.
    const single = overrides.filter((component) => !isForFuture(component));
    for (const component of single) this.add(component, new ICAL.Event(component).startDate, new ICAL.Event(component));
    if (!master) return;
    const event = new ICAL.Event(master, { exceptions: overrides, strictExceptions: false });
    if (!event.isRecurring()) return this.add(master, event.startDate, event);
    const replaced = new Set(single.map((component) => this.instantOf(new ICAL.Event(component).recurrenceId)));
    // All-day entries may be an hour longer than their days.
    const lengthMs = event.duration.toSeconds() * 1000 + 2 * hourMs;
    const iterator = event.iterator();
    for (let next = iterator.next(); next; next = iterator.next()) {
      if ((this.left -= 1) < 0) throw new ProviderError('unreadable', 'The calendar repeats too often');
      const at = this.instantOf(next);
      if (at >= this.window.to) return;
      const isOver = overrides.length === 0 && at + lengthMs <= this.window.from;
      if (isOver || replaced.has(at)) continue;
      const { item, startDate } = event.getOccurrenceDetails(next);
      this.add(item.component, startDate, item);
    }
  }

  private add(component: ICAL.Component, start: ICAL.Time | null, event: ICAL.Event): void {
    if (!start || !isBusy(component)) return;
    const from = this.instantOf(start);
    const to = start.isDate ? this.endOfDays(start, event) : from + event.duration.toSeconds() * 1000;
    if (from < to && from < this.window.to && to > this.window.from)
      this.found.push({ from, to, uid: event.uid ?? '' });
  }

  /** The end of an all-day entry is the first day after it; without one it is a day. */
  private endOfDays(start: ICAL.Time, event: ICAL.Event): number {
    const days = Math.max(1, Math.round(event.duration.toSeconds() / 86_400));
    const end = start.clone();
    end.adjust(days, 0, 0, 0);
    return this.instantOf(end);
  }

  private instantOf(time: ICAL.Time): number {
    const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone;
    if (!isFloating) return time.toUnixTime() * 1000;
    const { year, month, day, hour, minute, second } = time;
    const wall = Temporal.PlainDateTime.from({ year, month, day, ...(time.isDate ? {} : { hour, minute, second }) });
    return wall.toZonedDateTime(this.zone).epochMilliseconds;
  }
}

const isForFuture = (component: ICAL.Component): boolean =>
  component.getFirstProperty('recurrence-id')?.getParameter('range') === 'THISANDFUTURE';

/** Outlook's own property says more than TRANSP, which it writes too. */
function isBusy(component: ICAL.Component): boolean {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (value('status') === 'CANCELLED') return false;
  const outlook = value('x-microsoft-cdo-busystatus');
  if (outlook !== '') return outlook !== 'FREE' && outlook !== 'WORKINGELSEWHERE';
  return value('transp') !== 'TRANSPARENT';
}
