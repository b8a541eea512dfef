import { describe, expect, it } from '@jest/globals';
import { ageOn } from './age.js';

describe('age', () => {
  const today = new Date('2026-03-01T12:00:00Z');
  it.each([
    ['2008-03-01', 18],
    ['2008-03-02', 17],
    ['2008-02-29', 18],
    ['1926-12-31', 99],
    ['2026-03-01', 0],
  ])('of a person born on %s is %i', (birthdate, years) => {
    expect(ageOn(birthdate, today)).toBe(years);
  });
  it.each([undefined, '', '2008-02-30', '01.03.2008', '2027-01-01', '1850-01-01', '2008-03-01T00:00:00Z'])(
    'is not accepted from %s',
    (birthdate) => {
      expect(ageOn(birthdate, today)).toBeNull();
    },
  );
});
