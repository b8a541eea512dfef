export interface ZoneOption {
  value: string;
  label: string;
}

/** '+01:00' of a zone at a moment; 'Z' has none. */
function part(zone: string, at: number, options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes) {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).formatToParts(at);
  return parts.find((candidate) => candidate.type === type)?.value ?? '';
}

/** The time on the wall of a zone: '14:05'. */
export function timeIn(zone: string, at: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);
}

/** 'Europe/Berlin – 14:05 (GMT+1)'. */
export function zoneLabel(zone: string, at: number): string {
  const offset = part(zone, at, { timeZoneName: 'shortOffset' }, 'timeZoneName');
  return `${zone.replaceAll('_', ' ')} – ${timeIn(zone, at)} (${offset || 'GMT'})`;
}

/** Every zone this browser knows, with its present time. @param more  zones to offer as well, such as the one kept */
export function zoneOptions(at: number, more: readonly string[] = []): ZoneOption[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...more]);
  return [...zones].map((zone) => ({ value: zone, label: zoneLabel(zone, at) }));
}
