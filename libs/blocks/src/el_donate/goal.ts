import { currencyExponent, type DonationItem } from '@linkyard/contracts';
import { codeOf, type DonateContent } from './schema.js';

export interface Goal {
  title: string;
  /** Minor units. */
  raised: number;
  target: number;
  currency: string;
  /** 0 to 100. */
  percent: number;
  /** Null where they are not counted. */
  donors: number | null;
}

/** How far a section's goal has come, by all ways of paying together; null without a goal, before it begins and after it ends. */
export function goalOf(data: DonateContent, sectionId: string, ways: readonly DonationItem[]): Goal | null {
  const kept = ways.flatMap((way) => way.goals).find(({ _id }) => _id === data.goalId);
  if (kept && !kept.isOpen) return null;
  if (kept) {
    const { title, donors, raised, target } = kept;
    return { title, donors, ...progress(raised.amount, target.amount), currency: target.currency };
  }
  if (data.goalAmount === 0) return null;
  const currency = codeOf(data.currency);
  const minor = (major: number) => Math.round(major * 10 ** currencyExponent(currency));
  const given = ways
    .flatMap((way) => way.raised)
    // Sums in other currencies cannot be added up.
    .filter((part) => part.sectionId === sectionId && part.money.currency === currency)
    .reduce((sum, part) => sum + part.money.amount, 0);
  return { title: '', donors: null, ...progress(minor(data.goalRaised) + given, minor(data.goalAmount)), currency };
}

const progress = (raised: number, target: number) => ({
  raised,
  target,
  percent: Math.min(100, Math.floor((raised / target) * 100)),
});
