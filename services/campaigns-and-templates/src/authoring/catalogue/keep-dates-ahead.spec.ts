import { describe, expect, it } from '@jest/globals';
import { keepDatesAhead } from './keep-dates-ahead.js';

const animation = { animType: 'none' as const, isanim: false, delay: 0, repeat: false };
const countdown = (sectionData: Record<string, unknown>) => ({
  type: 'el_countdown',
  title: '',
  sectionData,
  style: {},
  animation,
});

describe('a starter that counts to a day', () => {
  const section = countdown({ type: 'date', date: '2027-06-18T19:30', title: 'First lantern' });

  it.each([
    ['2026-11-21T10:00:00Z', '2027-06-18T19:30'],
    ['2027-06-19T10:00:00Z', '2028-06-18T19:30'],
    ['2031-02-01T10:00:00Z', '2031-06-18T19:30'],
  ])('seen at %s counts to %s', (now, date) => {
    expect(keepDatesAhead(section, new Date(now)).sectionData).toEqual({ ...section.sectionData, date });
  });

  it('leaves every other block as it is', () => {
    const daily = countdown({ type: 'daily', date: '' });
    expect(keepDatesAhead(daily, new Date('2031-02-01T10:00:00Z'))).toBe(daily);
  });
});
