import { currencyExponent } from '@linkyard/money';
import { ProviderError } from '../provider-error.js';

/** Decimals Stripe counts a currency in, where ISO 4217 has another number. @source docs.stripe.com/currencies */
const stripeExponent: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };
const exponentAtStripe = (currency: string) => stripeExponent[currency] ?? currencyExponent(currency);

/**
 * ISO minor units in Stripe's smallest unit.
 * @throws ProviderError invalid_amount when Stripe cannot take the last digits (three-decimal currencies end in 0)
 */
export function toStripeAmount(minor: number, currency: string): number {
  const difference = exponentAtStripe(currency) - currencyExponent(currency);
  const amount = difference >= 0 ? minor * 10 ** difference : minor / 10 ** -difference;
  const isWhole = Number.isSafeInteger(amount) && (exponentAtStripe(currency) !== 3 || amount % 10 === 0);
  if (!isWhole) throw new ProviderError('invalid_amount', `Stripe cannot charge ${minor} minor units of ${currency}`);
  return amount;
}

/** Stripe's smallest unit in ISO minor units. Fees in a currency Stripe counts finer are rounded. */
export function fromStripeAmount(amount: number, currency: string): number {
  const difference = currencyExponent(currency) - exponentAtStripe(currency);
  return difference >= 0 ? amount * 10 ** difference : Math.round(amount / 10 ** -difference);
}
