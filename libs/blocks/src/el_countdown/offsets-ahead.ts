import { offsetAt } from './zone-time.js';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** A window of today may have begun yesterday, by a clock that was asked about the day before. */
const behindDays = 4;
/** A page that was rendered longer ago has the visitor's browser look itself. */
const aheadDays = 400;
/** No zone changes its clocks and changes them back within a week. */
const stepDays = 7;

const made = new Map<string, { day: number; text: string }>();

/** The first minute from which on a zone has another offset than at `from`; it has at `to`. Epoch ms. */
function changeBetween(zone: string, from: number, to: number): number {
  const offset = offsetAt(from, zone);
  let [same, other] = [from, to];
  while (other - same > minuteMs) {
    const middle = Math.floor((same + other) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle, zone) === offset) same = middle;
    else other = middle;
  }
  return other;
}

/**
 * The offsets of a zone for the year to come, as a page tells them to its script (`tellOffsets`): `minute:offset` from then on, both in minutes,
 * of the epoch and east of UTC; the last minute has no offset, for from then on nothing is known. Empty for UTC.
 * @param now epoch ms
 */
export function offsetsAhead(zone: string, now: number): string {
  if (zone === 'UTC') return '';
  const day = Math.floor(now / dayMs);
  const known = made.get(zone);
  if (known?.day === day) return known.text;
  const start = (day - behindDays) * dayMs;
  const end = (day + aheadDays) * dayMs;
  const spans = [[start, offsetAt(start, zone)]];
  for (let at = start; at < end; at += stepDays * dayMs) {
    const next = at + stepDays * dayMs;
    if (offsetAt(at, zone) === offsetAt(next, zone)) continue;
    const change = changeBetween(zone, at, next);
    spans.push([change, offsetAt(change, zone)]);
  }
  const rows = spans.map(([from = 0, offset = 0]) => `${from / minuteMs}:${offset / minuteMs}`);
  const text = [...rows, `${end / minuteMs}:`].join(' ');
  made.set(zone, { day, text });
  return text;
}
