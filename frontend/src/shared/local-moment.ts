/** The value of a `datetime-local` field for a moment, in the time zone of the browser. */
export function localText(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment of a `datetime-local` field; null while it is empty. */
export const momentOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());
