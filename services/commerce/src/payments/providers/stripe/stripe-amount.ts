import { ProviderError } from '@linkyard/egress';
import { chargeStep, currencyExponent, exponentAtStripe } from '@linkyard/money';

/**
 * ISO minor units in Stripe's smallest unit.
 * @throws ProviderError invalid_amount when Stripe cannot take the last digits (three-decimal currencies end in 0)
 */
export function toStripeAmount(minor: number, currency: string): number {
  const difference = exponentAtStripe(currency) - currencyExponent(currency);
  const isWhole = Number.isSafeInteger(minor) && minor % chargeStep('stripe', currency) === 0;
  if (!isWhole) throw new ProviderError('invalid_amount', `Stripe cannot charge ${minor} minor units of ${currency}`);
  return difference >= 0 ? minor * 10 ** difference : minor / 10 ** -difference;
}

/** Stripe's smallest unit in ISO minor units. Fees in a currency Stripe counts finer are rounded. */
export function fromStripeAmount(amount: number, currency: string): number {
  const difference = currencyExponent(currency) - exponentAtStripe(currency);
  return difference >= 0 ? amount * 10 ** difference : Math.round(amount / 10 ** -difference);
}
