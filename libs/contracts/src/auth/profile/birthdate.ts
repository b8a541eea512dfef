import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';

const adultAge = 18;
const oldestAge = 120;

/**
 * True when who was born on `date` (YYYY-MM-DD) is at least 18 and at most 120 years old on `today`, by UTC calendar dates.
 * Born on 29 February comes of age on 1 March of a common year.
 * @source spec 5 "Birthdate"
 */
export function isAdultBirthdate(date: string, today = new Date()): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const birthday = (age: number) => Date.UTC(year + age, month - 1, day);
  const now = today.getTime();
  return birthday(adultAge) <= now && now < birthday(oldestAge + 1);
}

const refused = refusedAs('auth.invalid_birthdate');
/** A birthdate at least 18 years ago. */
export const birthdate = z.iso.date(refused).refine((date) => isAdultBirthdate(date), refused);
