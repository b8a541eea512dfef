import { weekdayName } from '../../../shared/time/days.js';

/** The seven days from the first day of the week on. */
export const weekDays = (firstDay: number) =>
  Array.from({ length: 7 }, (_, index) => ({ day: (firstDay + index) % 7, name: weekdayName(firstDay + index) }));
