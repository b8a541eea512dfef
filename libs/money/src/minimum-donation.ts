import { currencyExponent } from './currencies.js';

/** Major units where 5 would be less than a provider takes or than its fee, or where a unit is worth much more. */
const minimumInMajorUnits: Readonly<Record<string, number>> = {
  BIF: 15_000,
  CLP: 5_000,
  DJF: 1_000,
  GNF: 50_000,
  ISK: 700,
  JPY: 500,
  KMF: 2_500,
  KRW: 7_000,
  PYG: 40_000,
  RWF: 7_000,
  UGX: 20_000,
  VND: 100_000,
  VUV: 600,
  XAF: 3_000,
  XOF: 3_000,
  XPF: 600,
  BHD: 2,
  IQD: 7_000,
  JOD: 4,
  KWD: 2,
  LYD: 25,
  OMR: 2,
  TND: 15,
};

/**
 * The least donation, in minor units: 5 for currencies with two decimals, a comparable amount for the others.
 * @source spec 5 "Donation minimum 5", models.md 24
 */
export function minimumDonation(currency: string): number {
  return (minimumInMajorUnits[currency] ?? 5) * 10 ** currencyExponent(currency);
}
