import type { NewDocument } from '@linkyard/mongo';
import type { Webinar, WebinarSession } from './webinar.schema.js';

export interface SessionChanges {
  /** Keys of the sessions whose times changed. */
  moved: string[];
  /** Keys of sessions to come that a course got. */
  added: string[];
  /** Sessions to come that a course lost. */
  removed: WebinarSession[];
}

/** What people who are registered have to know. Only those of a course attend sessions that they did not choose. */
export function sessionChanges(
  before: Webinar,
  { sessions: after }: Partial<NewDocument<Webinar>>,
  now: Date,
): SessionChanges {
  if (!after) return { moved: [], added: [], removed: [] };
  const old = new Map(before.sessions.map((session) => [session.sessionKey, session]));
  const kept = new Set(after.map(({ sessionKey }) => sessionKey));
  const isMoved = ({ sessionKey, startAt, endAt }: WebinarSession) => {
    const was = old.get(sessionKey);
    return was && (was.startAt.getTime() !== startAt.getTime() || was.endAt.getTime() !== endAt.getTime());
  };
  const toCome = before.type === 'sequence' ? ({ endAt }: WebinarSession) => endAt > now : () => false;
  return {
    moved: after.filter(isMoved).map(({ sessionKey }) => sessionKey),
    added: after.filter((one) => !old.has(one.sessionKey) && toCome(one)).map(({ sessionKey }) => sessionKey),
    removed: before.sessions.filter((one) => !kept.has(one.sessionKey) && toCome(one)),
  };
}
