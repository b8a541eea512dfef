import { clockAt, dayMs, hourMs, minutesOf, minuteMs, utcMidnight } from '@linkyard/time';
import type { PushMessageDocument } from './push-message.schema.js';

/** Kiritimati is the first to have a day. */
const firstZoneMs = 14 * hourMs;

type Plan = Pick<PushMessageDocument, 'schedule' | 'quietHours'>;

/** The wall clock of a zone at a moment, read as if it were UTC. */
const wallAt = (zone: string, at: number): number => at + clockAt(zone, at).offsetAt(at);

/** The moment at which a wall clock shows a time; in a skipped hour as much later as the clock is put forward. */
function momentOf(zone: string, wall: number): number {
  const clock = clockAt(zone, wall);
  return clock.instantsAt(wall)[0] ?? wall - clock.offsetAt(wall - dayMs);
}

/** When the first follower could get it. @param now for a message without a time */
export function startOf({ schedule: { at, timeZone, inFollowersZone } }: Pick<Plan, 'schedule'>, now: Date): Date {
  if (at === null) return now;
  return inFollowersZone ? new Date(wallAt(timeZone, at.getTime()) - firstZoneMs) : at;
}

/** When a follower gets it: at its time on their own clock where that is wished, and not in their quiet hours. */
export function dueFor({ schedule, quietHours }: Plan, zone: string, now: Date): Date {
  const { at, timeZone, inFollowersZone } = schedule;
  const planned = at === null ? now.getTime() : at.getTime();
  const wished = at !== null && inFollowersZone ? momentOf(zone, wallAt(timeZone, planned)) : planned;
  const due = Math.max(wished, now.getTime());
  return new Date(quietHours ? afterQuietHours(quietHours, zone, due) : due);
}

function afterQuietHours({ from, to }: { from: string; to: string }, zone: string, at: number): number {
  const wall = wallAt(zone, at);
  const midnight = utcMidnight(new Date(wall).toISOString().slice(0, 10));
  const [begin, end, present] = [minutesOf(from), minutesOf(to), Math.floor((wall - midnight) / minuteMs)];
  if (begin === end) return at;
  const isOvernight = begin > end;
  const isQuiet = isOvernight ? present >= begin || present < end : present >= begin && present < end;
  if (!isQuiet) return at;
  const endsTomorrow = isOvernight && present >= begin;
  return momentOf(zone, midnight + end * minuteMs + (endsTomorrow ? dayMs : 0));
}
