import { runFrames } from '../kit/run-frames.js';

/** The longest a timer can wait; a later end is looked at again then. */
const maxMs = 2 ** 31 - 1;

/** A page that is open, or was kept by a cache, longer than the ad is booked: it goes when its time is over. */
function endInTime(root: HTMLElement, until: number): void {
  const left = until - Date.now();
  if (left <= 0) root.remove();
  else setTimeout(() => endInTime(root, until), Math.min(left, maxMs));
}

export function start(root: HTMLElement): void {
  const until = root.querySelector<HTMLElement>('[data-until]')?.dataset.until;
  if (until) endInTime(root, Number(until));
  runFrames(root);
}
