const dayMs = 86_400_000;
const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const monthName = utc({ month: 'long', year: 'numeric' });
const longDay = utc({ weekday: 'long', month: 'long', day: 'numeric' });

export const addDays = (day: string, by: number) => new Date(atNoon(day) + by * dayMs).toISOString().slice(0, 10);

/** @param month 'YYYY-MM' */
export function addMonths(month: string, by: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);

/** Weeks of a month from Monday on; null stands for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((new Date(atNoon(first)).getUTCDay() + 6) % 7));
  const weeks: (string | null)[][] = [];
  for (let monday = start; monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}

export const monthText = (month: string) => monthName.format(atNoon(`${month}-01`));
/** 'Monday, November 23'. */
export const dayText = (day: string) => longDay.format(atNoon(day));

/** The calendar day of a moment in a zone. */
export const dayIn = (zone: string, moment: number | string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(moment));

/** '3:30 PM' or '15:30'. */
export const timeText = (moment: number | string, zone: string, isLong: boolean) =>
  new Intl.DateTimeFormat(isLong ? 'en-GB' : 'en-US', {
    timeZone: zone,
    hour: isLong ? '2-digit' : 'numeric',
    minute: '2-digit',
  }).format(new Date(moment));

/** 'Monday, November 23, 2026'. */
export const fullDayText = (moment: string, zone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'full' }).format(new Date(moment));

/** 90 → '1 h 30 min'. */
export const lengthText = (minutes: number) =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');

/** 'Europe/Berlin' as people read it. */
export const zoneText = (zone: string) => zone.replaceAll('_', ' ');
