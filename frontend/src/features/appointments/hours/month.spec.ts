import { describe, expect, it } from '@jest/globals';
import { monthWeeks, movedMonth } from './month.js';

describe('a month', () => {
  it('is shown by whole weeks', () => {
    const weeks = monthWeeks('2026-11', 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(monthWeeks('2026-02', 0)).toHaveLength(4);
  });

  it('is followed by the next, over the end of a year', () => {
    expect(movedMonth('2026-12', 1)).toBe('2027-01');
    expect(movedMonth('2026-01', -1)).toBe('2025-12');
  });
});
