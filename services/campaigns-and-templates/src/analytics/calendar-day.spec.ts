import { describe, expect, it } from '@jest/globals';
import { calendarDay, lastDays, startOfDay } from './calendar-day.js';

describe('calendar days', () => {
  it.each([
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2026-06-01', 'Asia/Kolkata', '2026-05-31T18:30:00.000Z'],
    ['2026-06-01', 'Pacific/Apia', '2026-05-31T11:00:00.000Z'],
    ['2026-06-01', 'UTC', '2026-06-01T00:00:00.000Z'],
  ])('%s begins in %s at %s', (date, zone, moment) => {
    const start = startOfDay(date, zone);
    expect(start.toISOString()).toBe(moment);
    expect(calendarDay(start, zone)).toBe(date);
    expect(calendarDay(new Date(start.getTime() - 1), zone) < date).toBe(true);
  });

  it('the last days go over a month and end today', () => {
    expect(lastDays(3, '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
});
