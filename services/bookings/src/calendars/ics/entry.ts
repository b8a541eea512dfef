import { dayMs } from '@linkyard/time';
import { propertiesOf, propertyNamed, textOf, type Component, type Property } from './ics-lines.js';
import { durationOf, timeOf, UnreadableEntry, type WrittenDuration, type WrittenTime } from './ics-times.js';
import { ruleOf, type Rule } from './recurrence.js';
import type { Zone } from './zone.js';

/** How the times of one calendar are read. */
export interface Clock {
  /** Finds the zone of a TZID. */
  named: (tzid: string) => Zone;
  /** The host's own, for dates and for times without a zone. */
  own: Zone;
  /** The host's addresses, in lower case: what they declined is free. */
  addresses: ReadonlySet<string>;
}

/** A VEVENT as it is written: one entry, a series, or a changed occurrence of a series. */
export interface Entry {
  uid: string;
  title: string;
  start: WrittenTime;
  length: Length;
  rules: Rule[];
  /** Further occurrences; one with an end of its own is a period. */
  dates: { start: WrittenTime; length: Length | null }[];
  excluded: WrittenTime[];
  recurrenceId: WrittenTime | null;
  /** The change holds for all later occurrences too. */
  isForFuture: boolean;
  isBusy: boolean;
  /** A higher version replaces a lower one of the same entry. */
  version: readonly [sequence: number, modified: string];
}
/** Calendar days and exact time that an occurrence takes. @source RFC 5545 3.8.5.3 */
export type Length = WrittenDuration;

/** A file can list dates without end. */
const maxDates = 200_000;

/** @throws UnreadableEntry */
export function entryOf(component: Component, clock: Clock): Entry {
  const startProperty = propertyNamed(component, 'DTSTART');
  if (!startProperty) throw new UnreadableEntry('no start');
  const read = (property: Property) => timeOf(property.value, property.parameters, clock.named);
  const start = read(startProperty);
  const recurrence = propertyNamed(component, 'RECURRENCE-ID');
  return {
    uid: propertyNamed(component, 'UID')?.value ?? '',
    title: titleOf(component),
    start,
    length: lengthOf(component, start, clock),
    // The rule of a changed occurrence is that of its series, repeated.
    rules: recurrence ? [] : rulesOf(component),
    dates: recurrence ? [] : listed(component, 'RDATE').map((one) => dateOf(one, clock)),
    excluded: recurrence ? [] : excludedOf(component, clock),
    recurrenceId: recurrence ? read(recurrence) : null,
    isForFuture: recurrence?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    isBusy: isBusy(component, clock.addresses),
    version: [Number(propertyNamed(component, 'SEQUENCE')?.value ?? 0) || 0, stampOf(component)],
  };
}

/** An empty one is no rule. */
const rulesOf = (component: Component): Rule[] =>
  propertiesOf(component, 'RRULE').flatMap(({ value }) => (value === '' ? [] : [ruleOf(value)]));

/** How an entry is named to its host. */
export const titleOf = (component: Component): string =>
  (textOf(component, 'SUMMARY').trim() || (propertyNamed(component, 'UID')?.value ?? '')).slice(0, 60);

const stampOf = (component: Component): string =>
  (propertyNamed(component, 'LAST-MODIFIED') ?? propertyNamed(component, 'DTSTAMP'))?.value ?? '';

/** Its instant: dates begin at midnight of the host. */
export const instantOf = ({ wall, zone }: WrittenTime, { own }: Clock): number => (zone ?? own).instantOf(wall);

function lengthOf(component: Component, start: WrittenTime, clock: Clock): Length {
  const endProperty = propertyNamed(component, 'DTEND');
  const durationProperty = propertyNamed(component, 'DURATION');
  const duration = durationProperty ? durationOf(durationProperty.value) : null;
  const toEnd = endProperty
    ? lengthTo(timeOf(endProperty.value, endProperty.parameters, clock.named), start, clock)
    : null;
  const ms = (length: Length | null) => (length ? length.days * dayMs + length.ms : 0);
  const longest = ms(duration) > ms(toEnd) ? duration : (toEnd ?? duration);
  if (ms(longest) < 0 || (ms(toEnd) < 0 && ms(duration) <= 0)) throw new UnreadableEntry('it ends before it begins');
  if (!start.isDate) return longest ?? { days: 0, ms: 0 };
  return { days: Math.max(1, Math.ceil(ms(longest) / dayMs)), ms: 0 };
}

function lengthTo(end: WrittenTime, start: WrittenTime, clock: Clock): Length {
  if (start.isDate) {
    const wall = end.isDate ? end.wall : clock.own.wallOf(instantOf(end, clock));
    return { days: Math.ceil((wall - start.wall) / dayMs), ms: 0 };
  }
  const from = instantOf(start, clock);
  if (end.isDate) {
    const day = (start.zone ?? clock.own).instantOf(end.wall);
    return { days: 0, ms: day > from ? day - from : day + dayMs - from };
  }
  const ms = instantOf(end, clock) - from;
  // Begun in an hour that the clock skips, it would end with its beginning.
  return { days: 0, ms: ms <= 0 && end.wall > start.wall && end.zone === start.zone ? end.wall - start.wall : ms };
}

function* each(component: Component, name: string): Generator<{ value: string; parameters: Property['parameters'] }> {
  for (const { value, parameters } of propertiesOf(component, name))
    for (const one of value.split(',')) if (one.trim() !== '') yield { value: one, parameters };
}

function listed(component: Component, name: string) {
  const all = [...each(component, name)];
  if (all.length > maxDates) throw new UnreadableEntry('it lists too many dates');
  return all;
}

function dateOf({ value, parameters }: { value: string; parameters: Property['parameters'] }, clock: Clock) {
  const [first = '', second] = value.split('/');
  const start = timeOf(first, parameters, clock.named);
  if (second === undefined) return { start, length: null };
  const length = /^[+-]?P/i.test(second.trim())
    ? durationOf(second)
    : lengthTo(timeOf(second, parameters, clock.named), start, clock);
  return { start, length };
}

/** One that cannot be read excludes nothing: the entry blocks more, not less. */
function excludedOf(component: Component, clock: Clock): WrittenTime[] {
  return listed(component, 'EXDATE').flatMap(({ value, parameters }) => {
    try {
      return [timeOf(value, parameters, clock.named)];
    } catch (error) {
      if (error instanceof UnreadableEntry) return [];
      throw error;
    }
  });
}

/** Outlook's own property says more than TRANSP, which it writes too. */
function isBusy(component: Component, addresses: ReadonlySet<string>): boolean {
  const value = (name: string) => propertyNamed(component, name)?.value.toUpperCase() ?? '';
  if (value('STATUS') === 'CANCELLED') return false;
  if (propertiesOf(component, 'ATTENDEE').some((attendee) => hasDeclined(attendee, addresses))) return false;
  const outlook = value('X-MICROSOFT-CDO-BUSYSTATUS');
  if (outlook !== '') return outlook !== 'FREE' && outlook !== 'WORKINGELSEWHERE';
  return value('TRANSP') !== 'TRANSPARENT';
}

function hasDeclined({ parameters, value }: Property, addresses: ReadonlySet<string>): boolean {
  if (parameters.get('PARTSTAT')?.toUpperCase() !== 'DECLINED') return false;
  return [value, parameters.get('EMAIL') ?? ''].some((address) => addresses.has(plainAddress(address)));
}

export const plainAddress = (address: string): string =>
  address
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
