// 2023-01-01 was a Sunday.
const names = Array.from({ length: 7 }, (_, day) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day)),
);

/** 0 is Sunday. */
export const dayName = (day: number) => names[((day % 7) + 7) % 7] ?? '';

/** The seven days from the first day of the week on. */
export const weekDays = (firstDay: number) =>
  Array.from({ length: 7 }, (_, index) => ({ day: (firstDay + index) % 7, name: dayName(firstDay + index) }));
