import { offsetMinutes } from '@linkyard/languages';
import { readersZone } from '@linkyard/ui';

const minute = 60_000;

/** A moment as a datetime-local field shows it, by the wall clock of a zone. */
export function zonedInput(moment: string, timeZone: string): string {
  const time = Date.parse(moment);
  return new Date(time + offsetMinutes(time, timeZone) * minute).toISOString().slice(0, 16);
}

/** The moment of such a field, ISO 8601 in UTC; null while it is not filled in. An hour that a clock change leaves out becomes the one after it. */
export function momentOfZonedInput(value: string, timeZone: string): string | null {
  const wall = Date.parse(`${value}Z`);
  if (value === '' || Number.isNaN(wall)) return null;
  const first = wall - offsetMinutes(wall, timeZone) * minute;
  return new Date(wall - offsetMinutes(first, timeZone) * minute).toISOString();
}

/** The value of a field on the reader's own clock; empty for no moment. */
export const readersInput = (moment: string | null | undefined): string =>
  moment ? zonedInput(moment, readersZone()) : '';

/** The moment of such a field; null while it is empty. */
export const momentOfReadersInput = (value: string): string | null => momentOfZonedInput(value, readersZone());
