import { currencyExponent } from './currencies.js';

/** Digits that Stripe counts a currency in, where ISO 4217 has another number. @source docs.stripe.com/currencies */
const exponentsAtStripe: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** The least charges at Stripe, in its own smallest unit, where they are not 50. @source docs.stripe.com/currencies "Minimum and maximum charge amounts" */
const leastAtStripe: Readonly<Record<string, number>> = {
  AED: 200,
  CZK: 1_500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  MXN: 1_000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1_000,
};
const usualLeastAtStripe = 50;

/** @source developer.paypal.com/reports/reference/supported-currencies */
const payPalCurrencies: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(' '),
);
/** PayPal refuses their decimals, which ISO 4217 has. */
const wholeAtPayPal: ReadonlySet<string> = /* @__PURE__ */ new Set(['HUF', 'TWD']);

export type ChargeProvider = 'stripe' | 'paypal';

/** Digits after the decimal sign in which Stripe counts a currency. */
export const exponentAtStripe = (currency: string): number => exponentsAtStripe[currency] ?? currencyExponent(currency);

/** Some currencies are for accounts of one country only, which is not known here. */
export const takesCurrency = (provider: ChargeProvider, currency: string): boolean =>
  provider === 'stripe' || payPalCurrencies.has(currency);

/** Minor units that the amounts of a provider are multiples of: at Stripe amounts with three decimals end in 0. */
export function chargeStep(provider: ChargeProvider, currency: string): number {
  const exponent = currencyExponent(currency);
  if (provider === 'paypal') return wholeAtPayPal.has(currency) ? 10 ** exponent : 1;
  const digits = exponentAtStripe(currency);
  return digits === 3 ? 10 : 10 ** Math.max(0, exponent - digits);
}

const providers = ['stripe', 'paypal'] as const;
const stepsOf = (currency: string): number[] =>
  providers.filter((provider) => takesCurrency(provider, currency)).map((provider) => chargeStep(provider, currency));

/** Minor units that a price is a multiple of, so that some provider can charge it: KWD 10, MGA 100, HUF 1. */
export const priceStep = (currency: string): number => Math.min(...stepsOf(currency));

/**
 * Minor units that what is calculated (discounts, taxes, shares) is rounded to, so that every provider that takes the currency can charge
 * the total: KWD 10, HUF and TWD 100, EUR 1.
 */
export const roundingStep = (currency: string): number => Math.max(...stepsOf(currency));

/** The least that a provider charges, in minor units. Stripe compares after a conversion to the currency of the account. */
export function leastCharge(provider: ChargeProvider, currency: string): number {
  const step = chargeStep(provider, currency);
  if (provider === 'paypal') return step;
  const least = (leastAtStripe[currency] ?? usualLeastAtStripe) * 10 ** currencyExponent(currency);
  return Math.ceil(least / 10 ** exponentAtStripe(currency) / step) * step;
}

/** Whether a provider takes an amount, as far as that is known beforehand. @param amount minor units */
export const canCharge = (provider: ChargeProvider, amount: number, currency: string): boolean =>
  takesCurrency(provider, currency) &&
  amount >= leastCharge(provider, currency) &&
  amount % chargeStep(provider, currency) === 0;
