// Wall clocks of IANA zones: this also runs in the visitor's browser.
import { wallClockOf } from '@linkyard/languages/formats';

/** Months from 1 to 12. */
export type WallTime = ReturnType<typeof wallClockOf>;

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** What a wall clock in a zone shows at an instant (epoch ms). */
export const wallTimeAt = (instant: number, zone: string): WallTime => wallClockOf(instant, zone);

const asUtc = ({ year, month, day, hour, minute }: WallTime) => Date.UTC(year, month - 1, day, hour, minute);

/** How far a zone's clock is ahead of UTC at an instant (epoch ms), milliseconds. */
export function offsetAt(instant: number, zone: string): number {
  const whole = Math.floor(instant / minuteMs) * minuteMs;
  return asUtc(wallTimeAt(whole, zone)) - whole;
}

/**
 * The instant (epoch ms) at which a wall clock in a zone shows a time. A time shown twice (autumn) is its first
 * showing; one that is skipped (spring) is as much later as the clock jumped, as in the calendars of phones.
 */
export function instantOf(wall: WallTime, zone: string): number {
  const local = asUtc(wall);
  const before = offsetAt(local - dayMs, zone);
  const candidates = [before, offsetAt(local + dayMs, zone)].map((offset) => local - offset);
  const shown = candidates.filter((instant) => instant + offsetAt(instant, zone) === local);
  return shown.length > 0 ? Math.min(...shown) : local - before;
}

/** Reads `YYYY-MM-DDTHH:mm`; null when it is none, or a day no calendar has. */
export function parseWallTime(text: string): WallTime | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const wall = { year, month, day, hour, minute };
  return new Date(asUtc(wall)).toISOString().startsWith(text) ? wall : null;
}

export interface DailyState {
  isOpen: boolean;
  /** When the window closes, or the next one opens; epoch ms. */
  changesAt: number;
}

/**
 * Where an instant lies in a window that opens and closes every day by a zone's wall clock. An end at or before the
 * start belongs to the next day; equal times are a whole day.
 * @param startAt,endAt  `HH:mm`
 */
export function dailyState(now: number, zone: string, startAt: string, endAt: string): DailyState {
  const today = wallTimeAt(now, zone);
  const at = (dayShift: number, time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const date = new Date(Date.UTC(today.year, today.month - 1, today.day + dayShift));
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    return instantOf({ year, month, day, hour, minute }, zone);
  };
  const nextDay = endAt <= startAt ? 1 : 0;
  const windows = [-1, 0, 1, 2].map((shift) => ({ opens: at(shift, startAt), closes: at(shift + nextDay, endAt) }));
  const current = windows.find(({ opens, closes }) => opens <= now && now < closes);
  if (current) return { isOpen: true, changesAt: current.closes };
  return { isOpen: false, changesAt: Math.min(...windows.map(({ opens }) => opens).filter((opens) => opens > now)) };
}
