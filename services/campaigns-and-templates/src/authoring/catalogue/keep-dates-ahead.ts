import type { StarterSection } from './catalogue-schema.js';

/** The same day and hour in the next year that is still to come; `date` is a wall clock time `YYYY-MM-DDTHH:mm`. */
function nextTime(date: string, now: Date): string {
  const today = now.toISOString().slice(0, 16);
  if (date > today) return date;
  const year = now.getUTCFullYear();
  const inYear = (wanted: number) => `${wanted}${date.slice(4)}`;
  return inYear(year) > today ? inYear(year) : inYear(year + 1);
}

/** A starter that counts to a day would one day begin with 'This has ended'; its day comes round again every year. */
export function keepDatesAhead<Section extends StarterSection>(section: Section, now: Date): Section {
  const { type, sectionData } = section;
  const date = sectionData['date'];
  if (type !== 'el_countdown' || sectionData['type'] !== 'date' || typeof date !== 'string') return section;
  return { ...section, sectionData: { ...sectionData, date: nextTime(date, now) } };
}
