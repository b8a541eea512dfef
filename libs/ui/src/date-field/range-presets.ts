export type RangePreset = '7days' | '30days' | 'month' | 'lastMonth' | 'year';

/** Calendar days, 'YYYY-MM-DD', both included; null: open at that end. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

const textOf = (day: Date) => day.toISOString().slice(0, 10);
const dayAt = (year: number, month: number, day: number) => textOf(new Date(Date.UTC(year, month, day)));

/** The days of a usual period that ends with, or lies before, a day. */
export function rangeOf(preset: RangePreset, today: string): DayRange {
  const [year = 1970, month = 1, day = 1] = today.split('-').map(Number);
  switch (preset) {
    case '7days':
      return { from: dayAt(year, month - 1, day - 6), to: today };
    case '30days':
      return { from: dayAt(year, month - 1, day - 29), to: today };
    case 'month':
      return { from: dayAt(year, month - 1, 1), to: today };
    case 'lastMonth':
      return { from: dayAt(year, month - 2, 1), to: dayAt(year, month - 1, 0) };
    case 'year':
      return { from: dayAt(year, 0, 1), to: today };
  }
}
