import { describe, expect, it } from '@jest/globals';
import { lastDays } from './calendar-day.js';

describe('calendar days', () => {
  it('the last days go over a month and end today', () => {
    expect(lastDays(3, '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
});
