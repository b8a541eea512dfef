import { currencyExponent, maxAmount, toMinorUnits } from '@linkyard/contracts';
import { fieldRefusal } from './domain-error.js';

/**
 * An amount of a request, in major units such as "12.30", as minor units.
 * @param step minor units that it is a multiple of: `priceStep` for what is charged as it is
 * @throws DomainError core.invalid_input at its field
 */
export function amountField(path: string, major: string, currency: string, step = 1): number {
  const minor = minorOf(path, major, currency);
  checkAmount(path, minor, currency, step);
  return minor;
}

/** @param minor of an amount that was typed @throws DomainError core.invalid_input at its field */
export function checkAmount(path: string, minor: number, currency: string, step = 1): void {
  if (minor > maxAmount) throw fieldRefusal(path, 'core.amount_too_high', { amount: { amount: maxAmount, currency } });
  if (minor % step !== 0) throw fieldRefusal(path, stepCode(currency, step), { currency });
}

/** Why an amount that is no multiple of the step cannot be charged. */
export const stepCode = (currency: string, step: number) =>
  step === 10 ** currencyExponent(currency) ? 'core.amount_not_whole' : 'core.amount_not_tens';

function minorOf(path: string, major: string, currency: string): number {
  try {
    return toMinorUnits(major, currency);
  } catch {
    // RangeError: more decimals than the currency has, or far too much.
    if (/^\d{10,}(\.|$)/.test(major)) return Number.MAX_SAFE_INTEGER;
    throw fieldRefusal(path, 'core.amount_too_fine', { currency, digits: currencyExponent(currency) });
  }
}
