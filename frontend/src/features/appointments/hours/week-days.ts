import { currentLanguage, perLanguage } from '@linkyard/ui';
// 2023-01-01 was a Sunday.
const names = perLanguage(() => {
  const { format } = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format(Date.UTC(2023, 0, 1 + day)));
});

/** 0 is Sunday. */
export const dayName = (day: number) => names()[((day % 7) + 7) % 7] ?? '';

/** The seven days from the first day of the week on. */
export const weekDays = (firstDay: number) =>
  Array.from({ length: 7 }, (_, index) => ({ day: (firstDay + index) % 7, name: dayName(firstDay + index) }));
