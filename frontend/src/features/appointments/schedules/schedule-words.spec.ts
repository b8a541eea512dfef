import { describe, expect, it } from '@jest/globals';
import { weekText } from './schedule-words.js';

const day = (number: number, start: string, end: string) => ({ day: number, intervals: [{ start, end }] });

describe('working hours in one line', () => {
  it('join days in a row with the same hours', () => {
    const weekly = [0, 1, 2, 4].map((one) => day(one, '09:00', '17:00'));
    expect(weekText({ weekly: [...weekly, day(6, '10:00', '12:00')] })).toBe(
      'Mon–Tue 09:00–17:00; Thu 09:00–17:00; Sat 10:00–12:00; Sun 09:00–17:00',
    );
    expect(weekText({ weekly: [] })).toBe('No hours');
  });
});
