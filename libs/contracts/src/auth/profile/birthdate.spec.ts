import { describe, expect, it } from '@jest/globals';
import { firstReason, inEnglish } from '../../kit/index.js';
import { birthdate, isAdultBirthdate } from './birthdate.js';

const today = new Date('2026-03-10T09:00:00Z');

describe('birthdate', () => {
  it.each([
    ['2008-03-10', true],
    ['2008-03-11', false],
    ['2008-03-09', true],
    ['1990-01-01', true],
    ['2030-01-01', false],
    ['1905-03-10', false],
    ['1905-03-11', true],
  ])('on 10 March 2026 finds %s of age: %p', (date, adult) => {
    expect(isAdultBirthdate(date, today)).toBe(adult);
  });
  it('lets who was born on 29 February come of age on 1 March', () => {
    expect(isAdultBirthdate('2008-02-29', new Date('2026-02-28T23:59:59Z'))).toBe(false);
    expect(isAdultBirthdate('2008-02-29', new Date('2026-03-01T00:00:00Z'))).toBe(true);
  });
  it('says it in the words of the spec', () => {
    for (const refused of ['2024-01-01', '1990-02-30', 'yesterday', ''])
      expect(inEnglish(firstReason(birthdate.safeParse(refused).error) ?? { code: '' })).toBe(
        'Invalid birthdate. Please provide a valid date.',
      );
  });
});
