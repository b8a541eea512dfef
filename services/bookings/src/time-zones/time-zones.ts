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
  const offsetMinutes = offsetOf(zone, at);
  return { zone, offsetMinutes, label: `(UTC${signed(offsetMinutes)}) ${zone.replaceAll('_', ' ')}` };
}

/** Minutes east of UTC, from the `GMT+05:30` that Intl writes; `GMT` alone is zero. */
export function offsetOf(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const [, sign, hours, minutes] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const signed = (minutes: number) => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`;
};
