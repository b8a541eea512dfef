import { clockAt, minutesOf } from '@linkyard/time';
import type { Booking } from '../../booking-records/booking.schema.js';

/** Release of the zone data of this process, such as `2026a`. */
export const zoneRules: string = process.versions['tz'] ?? '';

/** The host's clock at a moment, `YYYY-MM-DDTHH:mm`. */
export const wallClockOf = (zone: string, at: Date): string =>
  clockAt(zone, at.getTime()).isoAt(at.getTime()).slice(0, 16);

/** What a booking remembers to be checked against later zone data. */
export const agreedTime = (hostTimeZone: string, startAt: Date): Pick<Booking, 'wallClock' | 'zoneRules'> => ({
  wallClock: wallClockOf(hostTimeZone, startAt),
  zoneRules,
});

/** The moment at which the host's clock shows what was agreed; null in an hour that the clock skips. */
export function agreedStart({
  wallClock,
  hostTimeZone,
  startAt,
}: Pick<Booking, 'wallClock' | 'hostTimeZone' | 'startAt'>): Date | null {
  if (wallClockOf(hostTimeZone, startAt) === wallClock) return startAt;
  const clock = clockAt(hostTimeZone, Date.parse(`${wallClock}Z`));
  const [at] = clock.instantsOf(wallClock.slice(0, 10), minutesOf(wallClock.slice(11)));
  return at === undefined ? null : new Date(at);
}
