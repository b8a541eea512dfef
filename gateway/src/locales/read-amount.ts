import { reason, toMajorUnits, type Reason } from '@linkyard/contracts';
import { formatAmount, maxAmount, parseAmount } from '@linkyard/money';
import { i18n } from './texts.js';

/** An amount as a visitor typed it, in major units for a contract, or what is wrong with it. */
export type ReadAmount = { major: string; problem: null } | { major: null; problem: Reason };

export function readAmount(typed: string, currency: string): ReadAmount {
  const read = parseAmount(typed, currency, i18n.language);
  if (read.kind === 'amount' && read.minor >= 0) return { major: toMajorUnits(read.minor, currency), problem: null };
  return { major: null, problem: problemOf(read, currency) };
}

function problemOf(read: ReturnType<typeof parseAmount>, currency: string): Reason {
  const money = (amount: number) => ({ amount, currency });
  if (read.kind === 'empty') return reason('core.amount_missing');
  if (read.kind === 'tooLarge') return reason('core.amount_too_high', { amount: money(maxAmount) });
  if (read.kind === 'tooFine') return reason('core.amount_too_fine', { currency, digits: read.exponent });
  if (read.kind === 'ambiguous') {
    const [thousands, decimals] = read.readings;
    return reason('core.amount_ambiguous', { thousands: money(thousands), decimals: money(decimals) });
  }
  const example = formatAmount(toExample(currency), currency, i18n.language, { show: 'none' });
  return reason('core.amount_unreadable', { currency, example });
}

/** 12.50 in the currency's decimals. */
const toExample = (currency: string): number => {
  const decimals = toMajorUnits(0, currency).split('.')[1]?.length ?? 0;
  return decimals === 0 ? 12 : 125 * 10 ** (decimals - 1);
};
