import { chargeStep } from './charge-limits.js';
import { minimumDonation } from './minimum-donation.js';

interface FeeRate {
  /** Of the whole charge, in percent. */
  percent: number;
  /** Per charge, minor units. */
  fixed: number;
}

/**
 * What a provider usually keeps of a charge. The fixed part is 0.30 in currencies with two decimals and a comparable amount in others:
 * six percent of the least donation. The provider's own fee may differ by country and card.
 * @source stripe.com/pricing, paypal.com/us/business/paypal-business-fees
 */
export function feeRate(provider: 'stripe' | 'paypal', currency: string): FeeRate {
  const fixed = Math.ceil(minimumDonation(currency) * (provider === 'stripe' ? 0.06 : 0.1));
  return { percent: provider === 'stripe' ? 2.9 : 2.99, fixed };
}

/**
 * What a donor adds so that the receiver gets the whole amount, minor units: the fee is taken of the sum of both, which the provider
 * can charge.
 */
export function coverFee(provider: 'stripe' | 'paypal', amount: number, currency: string): number {
  const { percent, fixed } = feeRate(provider, currency);
  const step = chargeStep(provider, currency);
  const total = ((amount + fixed) * 10_000) / (10_000 - Math.round(percent * 100));
  return Math.ceil(total / step) * step - amount;
}
