import { ProviderError } from '@linkyard/egress';
import { chargeStep, takesCurrency, toMajorUnits, toMinorUnits } from '@linkyard/money';

/** @throws ProviderError currency_not_supported, invalid_amount */
export function toPayPalValue(minor: number, currency: string): string {
  if (!takesCurrency('paypal', currency))
    throw new ProviderError('currency_not_supported', `PayPal takes no ${currency}`);
  const step = chargeStep('paypal', currency);
  if (step === 1) return toMajorUnits(minor, currency);
  if (minor % step !== 0) throw new ProviderError('invalid_amount', `PayPal takes whole ${currency} only`);
  return String(minor / step);
}

export const fromPayPalValue = (value: string, currency: string): number => toMinorUnits(value, currency);
