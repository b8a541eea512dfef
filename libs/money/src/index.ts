export { allocate, splitEvenly } from './allocate.js';
export {
  canCharge,
  chargeStep,
  exponentAtStripe,
  leastCharge,
  priceStep,
  roundingStep,
  takesCurrency,
  type ChargeProvider,
} from './charge-limits.js';
export { coverFee, feeRate } from './cover-fee.js';
export { currencyCodes, currencyExponent, isCurrencyCode, type CurrencyExponent } from './currencies.js';
export { formatAmount, type AmountFormat } from './format-amount.js';
export { minimumDonation } from './minimum-donation.js';
export { parseAmount, type TypedAmount } from './parse-amount.js';
export { percentOf, percentWithin, roundHalfUp, type Grid } from './percent.js';
export { taxParts, type TaxedTotals } from './tax-parts.js';
export { boundedAmount, isMinorAmount, maxAmount, maxMinorAmount, toMajorUnits, toMinorUnits } from './units.js';
