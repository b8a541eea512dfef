import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { calendarProducer, calendarUid } from '@linkyard/contracts';
import { nameInFile, type InviteMethod } from '../invites/invite.js';
import type { Registration } from './registration.schema.js';
import type { Webinar, WebinarSession } from './webinar.schema.js';

interface Invitation {
  method: InviteMethod;
  sessions: readonly WebinarSession[];
  host: { name: string; email: string };
  url: string;
}

/**
 * One calendar entry per session. The same UID with a higher sequence replaces the earlier entry. Several sessions are published: an invitation
 * or a cancellation has one UID, and mail programs take the first of several.
 * @source RFC 5546 3.2.1, 3.2.2
 */
export function webinarInvite(
  registration: Pick<Registration, 'person' | 'uid'>,
  webinar: Pick<Webinar, 'title' | 'icsSequence'>,
  { method: asked, sessions, host, url }: Invitation,
) {
  const method = sessions.length > 1 ? ('PUBLISH' as const) : asked;
  const calendar = ical({ prodId: calendarProducer, method: ICalCalendarMethod[method] });
  const { person, uid } = registration;
  const isCancelled = asked === 'CANCEL';
  const attendee = { name: nameInFile(`${person.firstName} ${person.lastName}`), email: person.email };
  for (const { sessionKey, startAt, endAt } of sessions)
    calendar.createEvent({
      id: calendarUid(`${uid}-${sessionKey}`),
      sequence: webinar.icsSequence + (isCancelled ? 1 : 0),
      ...{ start: startAt, end: endAt, summary: webinar.title, location: url, url },
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { ...host, name: nameInFile(host.name) },
      attendees: method === 'PUBLISH' ? [] : [attendee],
    });
  return { method, content: calendar.toString() };
}
