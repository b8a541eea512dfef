import { describe, expect, it } from '@jest/globals';
import { calendarUid } from '@linkyard/contracts';
import type { Booking } from '../booking-records/booking.schema.js';
import type { Registration } from '../webinars/registration.schema.js';
import type { Webinar } from '../webinars/webinar.schema.js';
import { webinarInvite } from '../webinars/webinar-invite.js';
import { entriesOf, inviteOf } from './invite.js';

const startAt = new Date('2027-03-03T09:00:00Z');
const endAt = new Date('2027-03-03T10:00:00Z');
const unfolded = (content: string) => content.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
const host = { name: 'Bug "B" Books', email: 'host@example.org' };
const name = 'Zoë "Q" \\ Lee';

describe('the calendar file of a booking', () => {
  const booking = {
    ...{ icsUid: 'one@bookings.invalid', icsSequence: 0, startAt, endAt, title: 'Consultation', location: null },
    attendee: { name, email: 'Zoe@example.org' },
    guests: ['kim@example.org', 'KIM@example.org', 'zoe@example.org'],
  } as Partial<Booking> as Booking;
  const lines = unfolded(inviteOf(booking, 'REQUEST', host).content);

  it('has no double quote in the names of the host and of the attendee', () => {
    const names = lines.flatMap((line) => /^(?:ORGANIZER|ATTENDEE).*?CN="([^:]*)":/.exec(line)?.[1] ?? []);
    expect(names.slice(0, 2)).toEqual(["Bug 'B' Books", "Zoë 'Q' / Lee"]);
  });

  it('invites each person once', () => {
    const invited = lines.filter((line) => line.startsWith('ATTENDEE')).map((line) => line.split(/mailto:/i)[1]);
    expect(invited).toEqual(['Zoe@example.org', 'kim@example.org']);
  });
});

describe('the calendar files that people get by mail', () => {
  it('name no product', () => {
    const booking = {
      ...{ icsUid: calendarUid('one'), icsSequence: 0, startAt, endAt, title: 'Consultation', location: null },
      ...{ attendee: { name: 'Zoe', email: 'zoe@example.org' }, guests: ['kim@example.org'] },
    } as Partial<Booking> as Booking;
    const registration = { uid: 'r1', person: { firstName: 'Zoe', lastName: 'Lee', email: 'zoe@example.org' } };
    const sessions = [{ sessionKey: 'a', startAt, endAt, timeZone: 'UTC' }];
    const webinar = { title: 'Launch', icsSequence: 0 } as Partial<Webinar> as Webinar;
    const files = [
      inviteOf(booking, 'REQUEST', host),
      entriesOf([booking], host),
      webinarInvite(registration as Partial<Registration> as Registration, webinar, {
        ...{ method: 'REQUEST', sessions, host, url: 'https://join.test' },
      }),
    ];
    for (const { content } of files) {
      expect(content).toContain('PRODID:-//Bookings//Calendar//EN');
      expect(content).not.toMatch(/linkyard/i);
    }
  });
});

describe('the calendar file of a registration', () => {
  const webinar = { title: 'Launch', icsSequence: 0 } as Partial<Webinar> as Webinar;
  const person = { firstName: 'Zoë "Q"', lastName: 'Lee', email: 'zoe@example.org' };
  const registration = { uid: 'r1', person } as Partial<Registration> as Registration;
  const sessions = ['a', 'b'].map((sessionKey) => ({ sessionKey, startAt, endAt, timeZone: 'UTC' }));
  const invite = (method: 'REQUEST' | 'CANCEL', count: number) =>
    webinarInvite(registration, webinar, {
      method,
      sessions: sessions.slice(0, count),
      host,
      url: 'https://join.test',
    });

  it('is an invitation for one session', () => {
    const { method, content } = invite('REQUEST', 1);
    expect(method).toBe('REQUEST');
    expect(unfolded(content)).toContainEqual(expect.stringMatching(/^ATTENDEE.*CN="Zoë 'Q' Lee"/));
  });

  it.each(['REQUEST', 'CANCEL'] as const)('is published for several sessions (%s)', (asked) => {
    const { method, content } = invite(asked, 2);
    const lines = unfolded(content);
    expect([method, lines.filter((line) => line === 'METHOD:PUBLISH').length]).toEqual(['PUBLISH', 1]);
    expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    const status = asked === 'CANCEL' ? 'STATUS:CANCELLED' : 'STATUS:CONFIRMED';
    expect(lines.filter((line) => line === status)).toHaveLength(2);
  });
});
