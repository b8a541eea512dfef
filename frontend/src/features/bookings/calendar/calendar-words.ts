import { currentLanguage, perLanguage } from '@linkyard/ui';
const formatter = (options: Intl.DateTimeFormatOptions) =>
  perLanguage(() => new Intl.DateTimeFormat(currentLanguage(), { ...options, timeZone: 'UTC' }));
const weekdays = formatter({ weekday: 'short' });
const numbers = formatter({ day: 'numeric' });
const fullDays = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const spans = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

export const dayLabels = (day: string) => ({
  weekday: weekdays().format(noon(day)),
  number: numbers().format(noon(day)),
  full: fullDays().format(noon(day)),
});

/** 'Nov 23 – 29, 2026'. */
export const weekText = (first: string, last: string) => spans().formatRange(noon(first), noon(last));

/** 570 → '9:30 AM'. */
export function timeText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The week of a day, from its first day on. @param firstDay 0 is Sunday */
export function weekOf(day: string, firstDay: number): string[] {
  const back = (new Date(noon(day)).getUTCDay() - firstDay + 7) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - back));
}

export const addDays = (day: string, by: number) => new Date(noon(day) + by * 86_400_000).toISOString().slice(0, 10);

/** 14 → '2 PM'. */
export const hourText = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
