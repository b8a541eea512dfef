import { createHash } from 'node:crypto';
import type { Webinar, WebinarSession } from '../webinars/webinar.schema.js';
import type { GotoWebinarFields } from './goto-webinars.js';

export interface WantedRoom {
  sessionKey: string | null;
  fields: GotoWebinarFields;
  hash: string;
}

/**
 * What is to stand at the provider: of a series one webinar for each session, because people choose one; else a single one.
 * @returns null when what stands there stays as it is
 */
export function wantedRooms(webinar: Webinar | null): WantedRoom[] | null {
  if (webinar?.provider !== 'gotowebinar' || webinar.type === 'onDemand') return [];
  const { state, type, sessions } = webinar;
  if (state === 'ended' || state === 'replay') return null;
  if (state === 'draft' || state === 'cancelled') return [];
  const inOrder = sessions.toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime());
  if (type === 'series') return inOrder.map((session) => roomOf(webinar, [session], session.sessionKey));
  return [roomOf(webinar, inOrder, null)];
}

function roomOf(webinar: Webinar, sessions: readonly WebinarSession[], sessionKey: string | null): WantedRoom {
  const fields: GotoWebinarFields = {
    // The limits of the provider.
    subject: webinar.title.slice(0, 128),
    description: webinar.description.slice(0, 2048),
    times: sessions.map(({ startAt, endAt }) => ({ startTime: utc(startAt), endTime: utc(endAt) })),
    timeZone: sessions[0]?.timeZone ?? 'UTC',
    type: sessions.length > 1 ? 'sequence' : 'single_session',
  };
  return { sessionKey, fields, hash: createHash('sha256').update(JSON.stringify(fields)).digest('base64url') };
}

/** Without milliseconds, as the provider writes times. */
const utc = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, 'Z');
