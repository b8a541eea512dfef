import { instantOf, parseWallTime } from '../el_countdown/zone-time.js';
import type { AdContent } from './schema.js';

type Times = Pick<AdContent, 'startAt' | 'endAt' | 'timeZone'>;

/** When an ad begins and ends, epoch ms; null for no limit. */
export function adWindow({ startAt, endAt, timeZone }: Times): { from: number | null; until: number | null } {
  const instant = (typed: string) => {
    const wall = parseWallTime(typed);
    return wall && instantOf(wall, timeZone);
  };
  return { from: instant(startAt), until: instant(endAt) };
}

/** Whether an ad runs at a moment: from its start, and no longer at its end. */
export function isRunning(times: Times, now: number): boolean {
  const { from, until } = adWindow(times);
  return (from === null || from <= now) && (until === null || now < until);
}
