import { t } from '@lingui/core/macro';
/** A stretch of a day on the host's clock, 'HH:mm'; the end of the day is '24:00'. */
export interface Interval {
  start: string;
  end: string;
}

export const dayMin = 24 * 60;
/** What drawing and arrow keys snap to, minutes. */
export const stepMin = 15;

/** '09:30' → 570. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 570 → '09:30'; outside a day it is the nearest end of it. */
export function timeOf(minutes: number): string {
  const inside = Math.max(0, Math.min(dayMin, minutes));
  return [Math.floor(inside / 60), inside % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const byStart = (a: Interval, b: Interval) => minutesOf(a.start) - minutesOf(b.start);

/** In order, with what overlaps or touches joined. What has no length is left out. */
export function joined(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const next of [...intervals].sort(byStart)) {
    if (minutesOf(next.end) <= minutesOf(next.start)) continue;
    const last = result.at(-1);
    if (last && minutesOf(next.start) <= minutesOf(last.end)) {
      if (minutesOf(next.end) > minutesOf(last.end)) last.end = next.end;
    } else {
      result.push({ ...next });
    }
  }
  return result;
}

/** What the end user has to mend, or null. @param intervals as typed, in any order */
export function intervalProblem(intervals: readonly Interval[]): string | null {
  if (intervals.some(({ start, end }) => !start || !end)) return t`Enter a start and an end.`;
  if (intervals.some(({ start, end }) => minutesOf(end) <= minutesOf(start)))
    return t`The end must be after the start.`;
  const ordered = [...intervals].sort(byStart);
  const overlaps = ordered.some((next, index) => {
    const before = ordered[index - 1];
    return before !== undefined && minutesOf(next.start) < minutesOf(before.end);
  });
  return overlaps ? t`These times overlap.` : null;
}

/** The times a press on '+' adds: an hour after the last ones, or a working day where there are none. */
export function nextInterval(intervals: readonly Interval[]): Interval | null {
  const last = joined(intervals).at(-1);
  if (!last) return { start: '09:00', end: '17:00' };
  const start = minutesOf(last.end) + 60;
  return start >= dayMin ? null : { start: timeOf(start), end: timeOf(start + 60) };
}

/** Hours in all: 450 → '7 h 30 min'. */
export function lengthText(minutes: number): string {
  const parts = [minutes >= 60 && t`${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && t`${minutes % 60} min`];
  return parts.filter(Boolean).join(' ') || '0 min';
}

export const totalMin = (intervals: readonly Interval[]) =>
  joined(intervals).reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0);
