import { currentLanguage } from '@linkyard/ui';
import { hasLongClock } from './regional.js';

/** Making a formatter takes longer than all that is formatted with it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** @param timeZone the reader's own when missing */
function formatterOf(timeZone?: string): Intl.DateTimeFormat {
  const [language, hourCycle] = [currentLanguage(), hasLongClock() ? 'h23' : 'h12'] as const;
  const key = `${language} ${hourCycle} ${timeZone ?? ''}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(language, {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle,
    });
  formatters.set(key, formatter);
  return formatter;
}

/** Day and time on a zone's clock, by the reader's clock: 'Mon, Nov 23, 2026, 10:00 AM'. */
export const whenText = (moment: string, timeZone: string) => formatterOf(timeZone).format(new Date(moment));

/** As `whenText`, with the name of the zone where its clock differs from the reader's at that moment. */
export function zonedText(moment: string, timeZone: string): string {
  const text = whenText(moment, timeZone);
  const isOwnClock = text === formatterOf().format(new Date(moment));
  return isOwnClock ? text : `${text} (${timeZone.replaceAll('_', ' ')})`;
}
