const two = (number: number) => String(number).padStart(2, '0');

/** A moment as a datetime-local field shows it, in the zone of this device. */
export function localInput(moment: string): string {
  const date = new Date(moment);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment of such a field, ISO 8601 in UTC; null while it is not filled in. */
export function momentOfInput(value: string): string | null {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
