import { describe, expect, it } from '@jest/globals';
import { holidaysOf } from './holidays.js';

describe('public holidays', () => {
  it('are those of the country in each of the years', () => {
    const german = holidaysOf('DE', 2026, 2027);
    expect(['2026-10-03', '2026-04-03', '2027-12-25'].every((date) => german.has(date))).toBe(true);
    expect(german.has('2026-07-04')).toBe(false);
    expect(holidaysOf('US', 2026, 2026).has('2026-07-04')).toBe(true);
  });

  it('are none without a country, or for one that is not known', () => {
    expect([...holidaysOf('', 2026, 2026), ...holidaysOf('ZZ', 2026, 2026)]).toEqual([]);
  });
});
