const dayMs = 86_400_000;

/** The calendar day of a moment in a zone, `YYYY-MM-DD`. */
export const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** The last `count` calendar days up to and with `today`, oldest first. */
export function daysUpTo(today: string, count: number): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, at) => new Date(noon - (count - 1 - at) * dayMs).toISOString().slice(0, 10));
}
