import { readersZone } from '@linkyard/ui';

const minute = 60_000;

/** Minutes by which the wall clock of a zone is ahead of UTC at a moment. */
function offsetAt(time: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const part = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = part;
  return (Date.UTC(year, month - 1, day, hour, minutes) - Math.floor(time / minute) * minute) / minute;
}

/** A moment as a datetime-local field shows it, by the wall clock of a zone. */
export function zonedInput(moment: string, timeZone: string): string {
  const time = Date.parse(moment);
  return new Date(time + offsetAt(time, timeZone) * minute).toISOString().slice(0, 16);
}

/** The moment of such a field, ISO 8601 in UTC; null while it is not filled in. An hour that a clock change leaves out becomes the one after it. */
export function momentOfZonedInput(value: string, timeZone: string): string | null {
  const wall = Date.parse(`${value}Z`);
  if (value === '' || Number.isNaN(wall)) return null;
  const first = wall - offsetAt(wall, timeZone) * minute;
  return new Date(wall - offsetAt(first, timeZone) * minute).toISOString();
}

/** The value of a field on the reader's own clock; empty for no moment. */
export const readersInput = (moment: string | null | undefined): string =>
  moment ? zonedInput(moment, readersZone()) : '';

/** The moment of such a field; null while it is empty. */
export const momentOfReadersInput = (value: string): string | null => momentOfZonedInput(value, readersZone());
