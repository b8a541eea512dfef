import { offsetMinutes, zoneText } from '@linkyard/languages';

export interface TimeZone {
  zone: string;
  /** Minutes east of UTC at the given moment; changes with summer time. */
  offsetMinutes: number;
  label: string;
}

/** Every IANA zone of this runtime with its offset at a moment, west to east. */
export function timeZones(at: Date): TimeZone[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')]
    .map((zone) => describe(zone, at))
    .sort((one, other) => one.offsetMinutes - other.offsetMinutes || one.zone.localeCompare(other.zone));
}

function describe(zone: string, at: Date): TimeZone {
  const minutes = offsetMinutes(at, zone);
  return { zone, offsetMinutes: minutes, label: `(UTC${signed(minutes)}) ${zoneText(zone)}` };
}

const signed = (minutes: number) => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`;
};
