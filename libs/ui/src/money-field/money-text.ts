import { currencyExponent, toMinorUnits } from '@linkyard/contracts';

export type MoneyText =
  { kind: 'empty' } | { kind: 'amount'; minor: number } | { kind: 'tooFine'; exponent: number } | { kind: 'invalid' };

/** Groups of three digits behind the first group: '1,234' and '1.234.567', never '12,50'. */
const grouped = /^-?\d{1,3}(?:([., ’'])\d{3})(?:\1\d{3})*$/;

/** The typed text with a point as its decimal sign and no grouping. */
function plain(text: string, exponent: number): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const both = text.includes('.') && text.includes(',');
  // Three decimals look like a group; a currency that has three decimals means decimals.
  if (last < 0 || (!both && exponent !== 3 && grouped.test(text))) return text.replace(/[., ’']/g, '');
  const whole = text.slice(0, last).replace(/[., ’']/g, '');
  return `${whole === '' || whole === '-' ? `${whole}0` : whole}.${text.slice(last + 1)}`;
}

/**
 * Reads an amount as people type it: comma or point, with or without groups.
 * @returns minor units; `tooFine` when there are more decimals than the currency has
 */
export function readMoneyText(typed: string, currency: string): MoneyText {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '');
  if (text === '') return { kind: 'empty' };
  const exponent = currencyExponent(currency);
  const decimal = plain(text, exponent).replace(/\.$/, '');
  const fraction = decimal.split('.')[1] ?? '';
  if (/^\d+$/.test(fraction) && fraction.length > exponent) return { kind: 'tooFine', exponent };
  try {
    return { kind: 'amount', minor: toMinorUnits(decimal, currency) };
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'invalid' };
    throw error;
  }
}
