import { describe, expect, it } from '@jest/globals';
import { nextDueAt, stateAt } from './webinar-clock.js';

const session = (day: number) => ({
  sessionKey: `session-key-00000${day}`,
  startAt: new Date(Date.UTC(2031, 5, day, 18)),
  endAt: new Date(Date.UTC(2031, 5, day, 19)),
  timeZone: 'Europe/Berlin',
});
const course = {
  ...{ type: 'sequence' as const, state: 'scheduled' as const, sessions: [session(3), session(10)] },
  ...{ reminders: [], replayUrl: '', replayUntil: null },
};
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2031, 5, day, hour, minute));

describe('the state of a webinar with several sessions', () => {
  it.each([
    ['scheduled', at(3, 17, 59)],
    ['live', at(3, 18)],
    ['scheduled', at(3, 19)],
    ['live', at(10, 18, 30)],
    ['ended', at(10, 19)],
  ] as const)('is %s at %j', (state, now) => {
    expect(stateAt(course, now)).toBe(state);
  });

  it('is looked at again when each session begins and ends', () => {
    expect(nextDueAt(course, at(3, 18))).toEqual(at(3, 19));
    expect(nextDueAt(course, at(3, 19))).toEqual(at(10, 18));
    expect(nextDueAt(course, at(10, 19))).toBeNull();
  });
});
