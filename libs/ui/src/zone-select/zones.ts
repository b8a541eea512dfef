import { dateFormat, zoneText } from '@linkyard/languages/formats';

export interface ZoneOption {
  value: string;
  label: string;
}

/** The time on the wall of a zone: '14:05'. */
export function timeIn(zone: string, at: number): string {
  return dateFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);
}

/** 'Europe/Berlin – 14:05 (GMT+1)'. */
export function zoneLabel(zone: string, at: number): string {
  const parts = dateFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return `${zoneText(zone)} – ${timeIn(zone, at)} (${offset})`;
}

/** Every zone this browser knows, with its present time. @param more  zones to offer as well, such as the one kept */
export function zoneOptions(at: number, more: readonly string[] = []): ZoneOption[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...more]);
  return [...zones].map((zone) => ({ value: zone, label: zoneLabel(zone, at) }));
}
