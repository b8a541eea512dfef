import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { InviteMethod } from '../mails/invite.js';
import type { Registration } from './registration.schema.js';
import type { Webinar, WebinarSession } from './webinar.schema.js';

interface Invitation {
  method: InviteMethod;
  sessions: readonly WebinarSession[];
  host: { name: string; email: string };
  url: string;
}

/** One calendar entry per session. The same UID with a higher sequence replaces the earlier entry. @source RFC 5546 */
export function webinarInvite(
  registration: Registration,
  webinar: Webinar,
  { method, sessions, host, url }: Invitation,
) {
  const calendar = ical({ prodId: { company: 'Linkyard', product: 'Webinars' }, method: ICalCalendarMethod[method] });
  const { person, uid } = registration;
  const isCancelled = method === 'CANCEL';
  for (const { sessionKey, startAt, endAt } of sessions)
    calendar.createEvent({
      id: `${uid}-${sessionKey}@linkyard`,
      sequence: webinar.icsSequence + (isCancelled ? 1 : 0),
      ...{ start: startAt, end: endAt, summary: webinar.title, location: url, url },
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: host,
      attendees: [{ name: `${person.firstName} ${person.lastName}`.trim(), email: person.email }],
    });
  return { method, content: calendar.toString() };
}
