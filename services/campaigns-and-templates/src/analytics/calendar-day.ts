const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a zone, 'YYYY-MM-DD'. */
export function calendarDay(at: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(at);
}

/** The last `count` calendar days of a zone, oldest first, today last. */
export function lastDays(count: number, today: string): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(noon - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
