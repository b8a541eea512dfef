import { timeZone } from '@linkyard/contracts';

/** Zones that are offered. */
export const knownZones: readonly string[] = Intl.supportedValuesOf('timeZone');

const simplified = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '_');
const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);

/** The zone of a name as visitors type it: 'Europe/Berlin', 'new york' or 'America/New York'. */
export function zoneNamed(typed: string): string | undefined {
  if (timeZone.safeParse(typed).success) return typed;
  const wanted = simplified(typed);
  return knownZones.find((zone) => [zone, cityOf(zone)].some((name) => simplified(name) === wanted));
}
