import ICAL from 'ical.js';
import { IanaTimezone, zoneNamed } from './iana-timezone.js';

const timed = ['dtstart', 'dtend', 'recurrence-id', 'exdate', 'rdate'];

/**
 * Registers what the file's times are written in: its own VTIMEZONE first, then IANA, then Windows names. ical.js keeps zones in one global
 * list, so the caller reads the file without waiting in between.
 * @returns names that nothing explains
 */
export function registerZones(calendar: ICAL.Component): string[] {
  ICAL.TimezoneService.reset();
  for (const component of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(component);
  const unknown = new Set<string>();
  for (const tzid of tzidsOf(calendar)) {
    if (ICAL.TimezoneService.has(tzid)) continue;
    const zone = zoneNamed(tzid);
    if (zone) ICAL.TimezoneService.register(new IanaTimezone(tzid, zone), tzid);
    else unknown.add(tzid);
  }
  return [...unknown];
}

const tzidsOf = (calendar: ICAL.Component): string[] =>
  calendar
    .getAllSubcomponents('vevent')
    .flatMap((event) => timed.flatMap((name) => event.getAllProperties(name)))
    .flatMap((property) => property.getParameter('tzid') ?? [])
    .map(String);
