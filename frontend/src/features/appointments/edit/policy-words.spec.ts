import { describe, expect, it } from '@jest/globals';
import { durationText } from './duration-text.js';
import { cancelWords, gapWords, rescheduleWords } from './policy-words.js';

describe('the rules of an appointment in plain words', () => {
  const cancel = { byAttendee: true, minNotice: 1440, refund: 'percent' as const, percent: 50, text: '' };

  it('say until when one can cancel and what comes back', () => {
    expect(cancelWords(cancel, true)).toBe('Visitors can cancel until 1 day before it begins and get 50 % back.');
    expect(cancelWords({ ...cancel, percent: 30 }, true, 'cardHold')).toBe(
      'Visitors can cancel until 1 day before it begins. You may charge their card up to 70 % of the price then.',
    );
    expect(cancelWords({ ...cancel, minNotice: 0 }, false)).toBe('Visitors can cancel until it begins.');
    expect(cancelWords({ ...cancel, byAttendee: false }, true)).toMatch(/^Visitors cannot cancel/);
  });

  it('say how often another time can be chosen', () => {
    expect(rescheduleWords({ byAttendee: true, minNotice: 120, maxTimes: 1 })).toBe(
      'Visitors can choose another time once, until 2 hours before it begins.',
    );
    expect(rescheduleWords({ byAttendee: true, minNotice: 0, maxTimes: 0 })).toMatch(/cannot/);
  });

  it('say how far two meetings stand apart', () => {
    expect(gapWords(0, 0)).toMatch(/without a break/);
    expect(gapWords(10, 20)).toContain('at least 30 minutes apart');
    expect(durationText(10_080 + 1440 + 61)).toBe('1 week 1 day 1 hour 1 minute');
  });
});
