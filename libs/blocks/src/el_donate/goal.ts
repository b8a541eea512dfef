import { currencyExponent, type DonationItem } from '@linkyard/contracts';
import { codeOf, type DonateContent } from './schema.js';

export interface Goal {
  /** Minor units. */
  raised: number;
  target: number;
  currency: string;
  /** 0 to 100. */
  percent: number;
}

/** How far a section's goal has come, by all ways of paying together; null without a goal. */
export function goalOf(data: DonateContent, sectionId: string, ways: readonly DonationItem[]): Goal | null {
  if (data.goalAmount === 0) return null;
  const currency = codeOf(data.currency);
  const minor = (major: number) => Math.round(major * 10 ** currencyExponent(currency));
  const given = ways
    .flatMap((way) => way.raised)
    // Sums in other currencies cannot be added up.
    .filter((part) => part.sectionId === sectionId && part.money.currency === currency)
    .reduce((sum, part) => sum + part.money.amount, 0);
  const [raised, target] = [minor(data.goalRaised) + given, minor(data.goalAmount)];
  return { raised, target, currency, percent: Math.min(100, Math.floor((raised / target) * 100)) };
}
