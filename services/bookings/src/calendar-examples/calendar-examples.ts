import { calendarUid } from '@linkyard/contracts';
import { eventFile } from '../calendars/ics/event-file.js';
import { entriesOf, inviteOf, type Invited } from '../invites/invite.js';
import { webinarInvite } from '../webinars/webinar-invite.js';

const [startAt, endAt] = [new Date('2031-06-03T10:00:00Z'), new Date('2031-06-03T11:00:00Z')];
const host = { name: 'Ana Reed', email: 'ana@creators.example' };
const visitor = { name: 'Vera Buyer', email: 'vera@visitors.example' };
const booking: Invited = {
  ...{ icsUid: calendarUid('example'), icsSequence: 1, startAt, endAt, title: 'A portrait' },
  ...{ location: null, attendee: { ...visitor, phone: '' }, guests: ['guest@visitors.example'] },
};
const none = { phone: '', organization: '', jobTitle: '' };
const session = { sessionKey: 'one', startAt, endAt, timeZone: 'Europe/Berlin' };

/** One of each kind of calendar file that people get, by the code that writes theirs. */
export function calendarExamples(): { name: string; content: string }[] {
  const registration = {
    uid: 'example',
    person: { firstName: 'Vera', lastName: 'Buyer', email: visitor.email, ...none },
  };
  const about = { sessions: [session], host, url: 'https://meet.example/room' };
  const webinar = { title: 'Glazing for beginners', icsSequence: 0 };
  const written = { uid: calendarUid('example'), sequence: 1, title: 'A portrait', description: 'Vera Buyer' };
  return [
    { name: 'booking', ...inviteOf(booking, 'REQUEST', host) },
    { name: 'cancelled booking', ...inviteOf(booking, 'CANCEL', host) },
    { name: 'series', ...entriesOf([booking], host) },
    { name: 'webinar', ...webinarInvite(registration, webinar, { method: 'REQUEST', ...about }) },
    {
      name: 'calendar of the host',
      content: eventFile({ ...written, location: '', from: startAt, to: endAt, wantsRoom: false }),
    },
  ].map(({ name, content }) => ({ name, content }));
}
