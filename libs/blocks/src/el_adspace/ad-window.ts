import { instantOf, parseWallTime } from '../el_countdown/zone-time.js';
import type { ShownDuring } from '../kit/define-block.js';
import type { AdContent } from './schema.js';

type Times = Pick<AdContent, 'startAt' | 'endAt' | 'timeZone'>;

/** When an ad begins and ends, epoch ms; null for no limit. */
export function adWindow({ startAt, endAt, timeZone }: Times): ShownDuring {
  const instant = (typed: string) => {
    const wall = parseWallTime(typed);
    return wall && instantOf(wall, timeZone);
  };
  return { from: instant(startAt), until: instant(endAt) };
}
