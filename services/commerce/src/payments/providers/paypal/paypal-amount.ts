import { toMajorUnits, toMinorUnits } from '@linkyard/money';
import { ProviderError } from '../provider-error.js';

/** @source developer.paypal.com/reports/reference/supported-currencies */
const supported = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(' '),
);
/** PayPal refuses their decimals, which ISO 4217 has. */
const wholeOnly = new Set(['HUF', 'TWD']);

/** @throws ProviderError currency_not_supported, invalid_amount */
export function toPayPalValue(minor: number, currency: string): string {
  if (!supported.has(currency)) throw new ProviderError('currency_not_supported', `PayPal takes no ${currency}`);
  if (!wholeOnly.has(currency)) return toMajorUnits(minor, currency);
  if (minor % 100 !== 0) throw new ProviderError('invalid_amount', `PayPal takes whole ${currency} only`);
  return String(minor / 100);
}

export const fromPayPalValue = (value: string, currency: string): number => toMinorUnits(value, currency);
