import { startHold } from './hold.js';
import { startMonthKeys } from './month-keys.js';
import { pageLoader } from './page-loader.js';
import { startSeriesDates } from './series-dates.js';
import { startSoftLinks } from './soft-links.js';
import { showOwnTimes } from './own-times.js';

/**
 * Makes a booking page quicker: months and days without a reload, the visitor's own zone, arrow keys in the month, the dates and
 * the price of a series, and a hold while the form is filled in. All of it is links and forms that work without.
 */
export function startBooking(main: HTMLElement): void {
  const load = pageLoader(main);
  startSoftLinks(main, load);
  startMonthKeys(main, load);
  showOwnTimes(main, load);
  startSeriesDates(main);
  startHold(main);
}
