import { dayMs } from '@linkyard/time';
import { Temporal } from 'temporal-polyfill';

/** Between what a clock shows (epoch milliseconds as if it were UTC) and instants. */
export interface Zone {
  /** A time that the clock skips has the offset before the change; of one that comes twice the first counts. @source RFC 5545 3.3.5 */
  instantOf(wall: number): number;
  wallOf(instant: number): number;
}

export const fixedZone = (offsetMs: number): Zone => ({
  instantOf: (wall) => wall - offsetMs,
  wallOf: (instant) => instant + offsetMs,
});
export const utc: Zone = fixedZone(0);

interface Stretch {
  from: number;
  to: number;
  offsetMs: number;
}

const ianaZones = new Map<string, Zone>();

/** @throws RangeError for a name that is none */
export function ianaZone(name: string): Zone {
  const known = ianaZones.get(name) ?? new IanaZone(name);
  ianaZones.set(name, known);
  return known;
}

/** A zone of the IANA database. Temporal answers for the days of a change only: a calendar has tens of thousands of times. */
class IanaZone implements Zone {
  private readonly known: Stretch[] = [];
  constructor(private readonly name: string) {}

  instantOf(wall: number): number {
    const { from, to, offsetMs } = this.stretchAt(wall);
    if (wall - dayMs > from && wall + dayMs < to) return wall - offsetMs;
    const clock = Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime();
    return clock.toZonedDateTime(this.name).epochMilliseconds;
  }

  wallOf(instant: number): number {
    return instant + this.stretchAt(instant).offsetMs;
  }

  private stretchAt(instant: number): Stretch {
    const found = this.known.find(({ from, to }) => from <= instant && instant < to);
    if (found) return found;
    const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(this.name);
    const end = at.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
    const begin = at.add({ milliseconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds;
    const stretch = {
      from: begin ?? Number.NEGATIVE_INFINITY,
      to: end,
      offsetMs: Math.round(at.offsetNanoseconds / 1e6),
    };
    this.known.unshift(stretch);
    return stretch;
  }
}
