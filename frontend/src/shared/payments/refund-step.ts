import { priceStep, type Money } from '@linkyard/contracts';

/** Minor units that a part of what is left is a multiple of: amounts in KWD end in 0. What is left goes back as it was paid. */
export function refundStep({ amount, currency }: Money): number {
  const step = priceStep(currency);
  return amount % step === 0 ? step : 1;
}
