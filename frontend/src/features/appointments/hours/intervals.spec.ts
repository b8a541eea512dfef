import { describe, expect, it } from '@jest/globals';
import { intervalProblem, joined, lengthText, nextInterval, timeOf, totalMin } from './intervals.js';

describe('times of a day', () => {
  it('are joined where they overlap or touch', () => {
    expect(
      joined([
        { start: '13:00', end: '15:00' },
        { start: '09:00', end: '10:00' },
        { start: '10:00', end: '11:30' },
        { start: '14:00', end: '14:30' },
        { start: '18:00', end: '18:00' },
      ]),
    ).toEqual([
      { start: '09:00', end: '11:30' },
      { start: '13:00', end: '15:00' },
    ]);
  });

  it.each([
    [[{ start: '09:00', end: '' }], 'Enter a start and an end.'],
    [[{ start: '09:00', end: '09:00' }], 'The end must be after the start.'],
    [
      [
        { start: '12:00', end: '14:00' },
        { start: '09:00', end: '12:15' },
      ],
      'These times overlap.',
    ],
    [[{ start: '09:00', end: '24:00' }], null],
  ])('say what is wrong with them', (intervals, problem) => {
    expect(intervalProblem(intervals)).toBe(problem);
  });

  it('go on an hour after the last ones, as long as the day lasts', () => {
    expect(nextInterval([])).toEqual({ start: '09:00', end: '17:00' });
    expect(nextInterval([{ start: '09:00', end: '12:00' }])).toEqual({ start: '13:00', end: '14:00' });
    expect(nextInterval([{ start: '09:00', end: '22:30' }])).toEqual({ start: '23:30', end: '24:00' });
    expect(nextInterval([{ start: '09:00', end: '23:00' }])).toBeNull();
  });

  it('stay inside the day, and are counted once', () => {
    expect(timeOf(-20)).toBe('00:00');
    expect(timeOf(2000)).toBe('24:00');
    expect(
      lengthText(
        totalMin([
          { start: '09:00', end: '12:30' },
          { start: '12:00', end: '16:45' },
        ]),
      ),
    ).toBe('7 h 45 min');
  });
});
