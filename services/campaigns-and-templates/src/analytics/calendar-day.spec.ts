import { describe, expect, it } from '@jest/globals';
import { calendarDay, lastDays } from './calendar-day.js';

describe('calendar days', () => {
  it.each([
    ['2026-03-28T23:00:00.000Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-28T22:59:59.999Z', 'Europe/Berlin', '2026-03-28'],
    ['2026-05-31T18:30:00.000Z', 'Asia/Kolkata', '2026-06-01'],
    ['2026-06-01T00:00:00.000Z', 'UTC', '2026-06-01'],
  ])('%s in %s is on %s', (moment, zone, date) => expect(calendarDay(new Date(moment), zone)).toBe(date));

  it('the last days go over a month and end today', () => {
    expect(lastDays(3, '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
});
