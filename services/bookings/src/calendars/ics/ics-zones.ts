import { dateFormat } from '@linkyard/languages';
import type { Range } from '@linkyard/slots';
import { dayMs, hourMs } from '@linkyard/time';
import { findIana } from 'windows-iana';
import { propertiesOf, propertyNamed, type Component } from './ics-lines.js';
import { offsetMsOf, timeOf, UnreadableEntry } from './ics-times.js';
import { ruleOf, startsOf } from './recurrence.js';
import { fixedZone, ianaZone, utc, type Zone } from './zone.js';

/** Names of three letters that IANA has. Intl knows further ones, like IST, which mean another zone in each country. */
const shortNames = new Set(['UTC', 'GMT', 'UCT', 'EST', 'MST', 'HST', 'CET', 'MET', 'EET', 'WET', 'PRC', 'ROC', 'ROK']);
const maxObservances = 100;

/**
 * Finds what the times of a calendar are written in: a zone of IANA, whatever the file says of it; else the file's VTIMEZONE; else a name of
 * Windows; else an offset in the name; else the host's own zone.
 */
export class IcsZones {
  /** Names that nothing explains. */
  readonly unknown = new Set<string>();
  private readonly found = new Map<string, Zone>();
  private readonly defined: ReadonlyMap<string, Component>;

  constructor(
    calendar: Component,
    private readonly window: Range,
    private readonly own: Zone,
  ) {
    const zones = calendar.components.filter(({ name }) => name === 'VTIMEZONE');
    this.defined = new Map(zones.map((zone) => [plainName(propertyNamed(zone, 'TZID')?.value ?? ''), zone]));
  }

  named(tzid: string): Zone {
    const name = plainName(tzid);
    const known = this.found.get(name);
    if (known) return known;
    const zone = this.look(name) ?? this.notKnown(name);
    this.found.set(name, zone);
    return zone;
  }

  private look(name: string): Zone | null {
    const iana = ianaName(name);
    if (iana !== null) return ianaZone(iana);
    const own = this.defined.get(name);
    const location = own && ianaName(plainName(propertyNamed(own, 'X-LIC-LOCATION')?.value ?? ''));
    const explained = own && definedZone(own, this.window);
    if (explained) return explained;
    const other = location ?? findIana(name).find(isZone) ?? shortName(name);
    if (other) return ianaZone(other);
    const offsetMs = offsetIn(name);
    return offsetMs === null ? null : fixedZone(offsetMs);
  }

  private notKnown(name: string): Zone {
    this.unknown.add(name);
    return this.own;
  }
}

const plainName = (tzid: string): string => tzid.replaceAll('"', '').trim();

/** Also of a name with the prefix that some programs put before it, or with blanks for underscores. */
function ianaName(name: string): string | null {
  const tail = /([A-Za-z_]+\/[A-Za-z0-9_/+-]+)$/.exec(name.replaceAll(/(?<=\w) (?=\w)/g, '_'))?.[1];
  const names = [name, tail, tail?.split('/').slice(-3).join('/'), tail?.split('/').slice(-2).join('/')];
  return names.find((one) => one !== undefined && isIana(one)) ?? null;
}

const isIana = (name: string): boolean => (name.length > 3 || shortNames.has(name.toUpperCase())) && isZone(name);
const shortName = (name: string): string | undefined => (/^[A-Z]{3,4}$/.test(name) && isZone(name) ? name : undefined);

function isZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return dateFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl names an unknown zone by throwing.
    return false;
  }
}

/** The IANA name behind a name of IANA or Windows; null for none. */
export const zoneNamed = (name: string): string | null => ianaName(name) ?? findIana(name).find(isZone) ?? null;

/** `(UTC-05:00) Eastern Time (US & Canada)`, `GMT-0500`, `UTC+2`, `+0100`. */
function offsetIn(name: string): number | null {
  const found = /(?:^|\b|\()(?:UTC|GMT)?\s*([+\u2212-])\s*(\d{1,2})(?::?(\d{2}))?(?!\d)/i.exec(name);
  if (!found) return /^\(?(?:UTC|GMT|Z|Zulu)\)?(?:\b|$)/i.test(name) ? 0 : null;
  const [, sign, hours, minutes = '0'] = found;
  const ms = Number(hours) * hourMs + Number(minutes) * 60_000;
  return ms > 15 * hourMs ? null : (sign === '+' ? 1 : -1) * ms;
}

interface Onset {
  /** On the clock before the change. */
  wall: number;
  fromMs: number;
  toMs: number;
}

/** The rules that a file brings along, for the years around the window. Null where they say nothing. */
function definedZone(component: Component, window: Range): Zone | null {
  const around = { from: window.from - 800 * dayMs, to: window.to + 800 * dayMs };
  const observances = component.components.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT');
  const onsets = observances.slice(0, maxObservances).flatMap((observance) => onsetsOf(observance, around));
  onsets.sort((one, other) => one.wall - other.wall);
  const [first] = onsets;
  if (!first) return null;
  const last = (isBefore: (onset: Onset) => boolean) => onsets.findLast(isBefore);
  return {
    instantOf: (wall) => {
      const onset = last((one) => one.wall <= wall);
      if (!onset) return wall - first.fromMs;
      const isSkipped = wall < onset.wall + (onset.toMs - onset.fromMs);
      return wall - (isSkipped ? onset.fromMs : onset.toMs);
    },
    wallOf: (instant) => instant + (last((one) => one.wall - one.fromMs <= instant)?.toMs ?? first.fromMs),
  };
}

function onsetsOf(observance: Component, around: Range): Onset[] {
  const offset = (name: string) => offsetMsOf(propertyNamed(observance, name)?.value ?? '');
  const toMs = offset('TZOFFSETTO');
  const start = propertyNamed(observance, 'DTSTART');
  if (toMs === undefined || !start) return [];
  const fromMs = offset('TZOFFSETFROM') ?? toMs;
  const wallOf = (value: string) => timeOf(value, new Map(), () => utc).wall;
  try {
    const first = wallOf(start.value);
    const dates = propertiesOf(observance, 'RDATE').flatMap(({ value }) => value.split(',').map(wallOf));
    const rules = propertiesOf(observance, 'RRULE').flatMap(({ value }) => {
      const rule = ruleOf(value);
      const until = rule.until === null ? null : timeOf(rule.until, new Map(), () => utc).wall;
      // The last change before the years that are looked at counts too.
      const last = until !== null && until < around.from ? { from: until - 800 * dayMs, to: until } : around;
      return startsOf(rule, first, until, last);
    });
    return [...new Set([first, ...dates, ...rules])].map((wall) => ({ wall, fromMs, toMs }));
  } catch (error) {
    if (!(error instanceof UnreadableEntry)) throw error;
    return [];
  }
}
