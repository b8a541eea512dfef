const dayMs = 86_400_000;

/** '2026-11' of '2026-11-22'. */
export const monthOf = (day: string) => day.slice(0, 7);

/** The month before or after. @param month 'YYYY-MM' */
export function movedMonth(month: string, by: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** A calendar day so many days later. */
export const movedDay = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The weeks that show a month, each of seven days, with the days of its neighbours where weeks are shared. */
export function monthWeeks(month: string, firstDay: number): string[][] {
  const first = `${month}-01`;
  const start = movedDay(first, -((weekdayOf(first) - firstDay + 7) % 7));
  const weeks: string[][] = [];
  for (let day = start; monthOf(day) <= month; day = movedDay(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => movedDay(day, index)));
  return weeks;
}
