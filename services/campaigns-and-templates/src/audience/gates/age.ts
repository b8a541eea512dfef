import { calendarDate } from '@linkyard/contracts';

/** Whole years between a date of birth and a day, both UTC; null for what is no date of birth. */
export function ageOn(birthdate: string | undefined, now: Date): number | null {
  const parsed = calendarDate.safeParse(birthdate);
  if (!parsed.success) return null;
  const born = new Date(`${parsed.data}T00:00:00Z`);
  if (born > now || born.getUTCFullYear() < 1900) return null;
  const years = now.getUTCFullYear() - born.getUTCFullYear();
  const isBefore =
    now.getUTCMonth() < born.getUTCMonth() ||
    (now.getUTCMonth() === born.getUTCMonth() && now.getUTCDate() < born.getUTCDate());
  return isBefore ? years - 1 : years;
}
