import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { webinarStates } from '@linkyard/contracts';
import { canBecome, printTransitions, unreachableStates } from '@linkyard/service-kit';
import { registrationTransitions } from './registration-transitions.js';
import { stateAt } from './webinar-clock.js';
import { webinarTransitions } from './webinar-transitions.js';

const page = readFileSync(new URL('../../../../docs/STATES.md', import.meta.url), 'utf8')
  .replaceAll(/ +/g, ' ')
  .replaceAll(/-{3,}/g, '---');
const now = new Date('2031-03-03T10:00:00Z');
const session = (from: number, to: number) => ({
  ...{ sessionKey: 's', timeZone: 'UTC' },
  startAt: new Date(now.getTime() + from * 3_600_000),
  endAt: new Date(now.getTime() + to * 3_600_000),
});

describe('the states of a webinar', () => {
  it.each(
    webinarStates.flatMap((state) =>
      (
        [
          [1, 2],
          [-1, 1],
          [-2, -1],
        ] as const
      ).map((hours) => [state, hours] as const),
    ),
  )('that the clock makes of %s with a session of hours %j follow it by the table', (state, [from, to]) => {
    const about = { type: 'single' as const, sessions: [session(from, to)], reminders: [], replayUntil: null };
    for (const replayUrl of ['', 'https://example.com/replay']) {
      const after = stateAt({ ...about, state, replayUrl }, now);
      expect(after === state || canBecome(webinarTransitions, state, after)).toBe(true);
    }
  });

  it('are all reached from a draft, and none follows a cancellation', () => {
    expect(unreachableStates(webinarTransitions, ['draft'])).toEqual([]);
    expect(webinarTransitions.cancelled).toEqual({});
  });

  it('are printed in the documentation, as are those of its registrations', () => {
    expect(page).toContain(printTransitions(webinarTransitions));
    expect(page).toContain(printTransitions(registrationTransitions));
  });

  it('of registrations are all reached from those in which one begins', () => {
    expect(unreachableStates(registrationTransitions, ['pending', 'waitlisted'])).toEqual([]);
  });
});
