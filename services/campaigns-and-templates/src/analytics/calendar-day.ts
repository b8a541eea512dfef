const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a zone, 'YYYY-MM-DD'. */
export function calendarDay(at: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(at);
}

/** The first moment of a calendar day in a zone. In zones whose clocks skip midnight it is the first moment after the gap. */
export function startOfDay(date: string, timeZone: string): Date {
  const noonUtc = Date.parse(`${date}T12:00:00Z`);
  // Zones lie within 14 hours of UTC: the day begins in this window, and calendarDay only grows in it.
  let low = noonUtc - 27 * 3_600_000;
  let high = noonUtc + 15 * 3_600_000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (calendarDay(new Date(middle), timeZone) < date) low = middle;
    else high = middle;
  }
  return new Date(high);
}

/** The last `count` calendar days of a zone, oldest first, today last. */
export function lastDays(count: number, today: string): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(noon - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
