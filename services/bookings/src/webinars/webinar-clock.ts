import { minuteMs } from '@linkyard/time';
import type { Webinar, WebinarSession } from './webinar.schema.js';

type Timed = Pick<Webinar, 'state' | 'type' | 'sessions' | 'reminders' | 'replayUrl' | 'replayUntil'>;

const hasReplay = ({ replayUrl, replayUntil }: Timed, now: Date) =>
  replayUrl !== '' && (replayUntil === null || replayUntil > now);

/** The state that the clock gives a published webinar: between two sessions it is scheduled again. @source models.md 10 */
export function stateAt(webinar: Timed, now: Date): Webinar['state'] {
  if (webinar.state === 'draft' || webinar.state === 'cancelled') return webinar.state;
  if (webinar.type === 'onDemand') return hasReplay(webinar, now) ? 'replay' : 'ended';
  const { sessions } = webinar;
  if (sessions.some(({ startAt, endAt }) => startAt <= now && now < endAt)) return 'live';
  if (sessions.some(({ startAt }) => startAt > now)) return 'scheduled';
  return hasReplay(webinar, now) ? 'replay' : 'ended';
}

/** When reminders of each session are sent. */
export const remindersOf = ({ sessions, reminders }: Pick<Webinar, 'sessions' | 'reminders'>) =>
  sessions.flatMap((session) =>
    reminders.map((offset) => ({ session, offset, at: new Date(session.startAt.getTime() + offset * minuteMs) })),
  );

/** The next moment at which a reminder is sent or the state changes; null when nothing is left to do. */
export function nextDueAt(webinar: Timed, now: Date): Date | null {
  if (webinar.state === 'draft' || webinar.state === 'cancelled') return null;
  const { sessions, replayUntil } = webinar;
  const turns = sessions.flatMap(({ startAt, endAt }) => [startAt.getTime(), endAt.getTime()]);
  const times = [...remindersOf(webinar).map(({ at }) => at.getTime()), ...turns, replayUntil?.getTime() ?? 0];
  const next = Math.min(...times.filter((time) => time > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
}

/** Sessions that have not ended, the next one first. */
export const upcoming = (sessions: readonly WebinarSession[], now: Date): WebinarSession[] =>
  sessions.filter(({ endAt }) => endAt > now).toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime());

/** The sessions that a registration is for. */
export const sessionsOf = (
  { sessions }: Pick<Webinar, 'sessions'>,
  { sessionKey }: { sessionKey: string | null },
): WebinarSession[] =>
  sessions
    .filter((session) => sessionKey === null || session.sessionKey === sessionKey)
    .toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime());
