import { dayMs, hourMs, minuteMs } from '@linkyard/time';

/** The provider shows who attended only some time after the end, and says nowhere how long that takes. */
const readAfterMs = [10 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, dayMs];

/** When attendance is read next; null when it has been read for the last time. */
export function nextAttendanceAt(sessions: readonly { endAt: Date }[], now: Date): Date | null {
  const times = sessions
    .flatMap(({ endAt }) => readAfterMs.map((afterMs) => endAt.getTime() + afterMs))
    .filter((time) => time > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
