import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { windowsZones } from './windows-zones.js';

/** An IANA zone for ical.js, which itself knows only the rules that a file brings along. */
export class IanaTimezone extends ICAL.Timezone {
  constructor(
    tzid: string,
    private readonly zone: string,
  ) {
    super({ tzid });
  }

  /** @returns seconds east of UTC at a wall clock; a skipped hour has the offset before the change */
  override utcOffset(time: ICAL.Time): number {
    const { year, month, day, hour, minute, second } = time;
    const wall = Temporal.PlainDateTime.from({ year, month, day }).add({
      hours: hour,
      minutes: minute,
      seconds: second,
    });
    return wall.toZonedDateTime(this.zone).offsetNanoseconds / 1e9;
  }
}

/** @returns the IANA name behind an IANA or Windows name, also with the prefix that some programs put before it; null for none */
export function zoneNamed(tzid: string): string | null {
  const plain = tzid.replace(/^"|"$/g, '').trim();
  const tail = /([A-Za-z_]+\/[A-Za-z_/+-]+)$/.exec(plain)?.[1];
  return [windowsZones[plain], plain, tail].find((name) => name !== undefined && isZone(name)) ?? null;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl names an unknown zone by throwing.
    return false;
  }
}
