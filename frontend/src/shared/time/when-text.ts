import { zoneText } from '@linkyard/languages';
import { formatDate, readersZone } from '@linkyard/ui';

/** Day and time on a zone's clock, as every table shows it: '5 Mar-2025 3:07 PM'. @source spec 9 "Timestamps" */
export const whenText = (moment: string, timeZone: string) => formatDate(moment, timeZone);

/** As `whenText`, with the name of the zone. */
export const namedZoneText = (moment: string, timeZone: string) =>
  `${whenText(moment, timeZone)} (${zoneText(timeZone)})`;

/** As `whenText`, with the name of the zone where its clock differs from the reader's at that moment. */
export function zonedText(moment: string, timeZone: string): string {
  const text = formatDate(moment, timeZone);
  const isOwnClock = text === formatDate(moment, readersZone());
  return isOwnClock ? text : namedZoneText(moment, timeZone);
}
