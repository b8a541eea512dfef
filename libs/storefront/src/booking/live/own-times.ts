import { ownZone } from '@linkyard/languages';
import { knownHoldKey } from './hold-key.js';
import type { LoadPage } from './page-loader.js';

/** Shows the times of the visitor's own zone, and as free the time that is held for this visitor. */
export function showOwnTimes(main: HTMLElement, load: LoadPage): void {
  const wanted = new URL(location.href);
  const zone = ownZone();
  const key = knownHoldKey();
  if (main.querySelector('[data-detect]') && zone) wanted.searchParams.set('tz', zone);
  if (main.querySelector('[data-own-hold]') && key !== null) wanted.searchParams.set('hold', key);
  if (wanted.href === location.href) return;
  history.replaceState(null, '', wanted.href);
  void load(wanted.href, { isNewEntry: false });
}
