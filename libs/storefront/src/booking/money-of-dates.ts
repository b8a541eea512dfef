import type { Money } from '@linkyard/contracts';

/** What so many dates of a series cost together. */
export const moneyOfDates = ({ amount, currency }: Money, count: number): Money => ({
  amount: amount * count,
  currency,
});
