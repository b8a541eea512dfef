import { describe, expect, it } from '@jest/globals';
import { calendarUid } from '@linkyard/contracts';
import { icsOfSessions } from './sessions-ics.js';

describe('the sessions of a registration in the calendar of the visitor', () => {
  it('are the entries that the mails bring, so that none stands there twice', () => {
    const session = { sessionKey: 's1', startAt: '2031-06-03T18:00:00.000Z', endAt: '2031-06-03T19:00:00.000Z' };
    const file = icsOfSessions(
      {
        ...{ uid: 'r1', title: 'Class', host: { name: 'Ann', picture: '', look: null }, joinUrl: '' },
        ...{ sessions: [{ ...session, timeZone: 'UTC' }], state: 'approved' },
      },
      new Date('2031-06-01T00:00:00Z'),
    );
    expect(file).toContain(`UID:${calendarUid('r1-s1')}`);
  });
});
