import { toMajorUnits, type Money } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import type { Words } from './words.js';

type Language = Pick<Words, 'i18n'>;

/** An amount in the reader's language: €24.00 or 24,00 €. */
export const amountText = ({ amount, currency }: Money, { i18n }: Language): string =>
  formatAmount(amount, currency, i18n.language);

/** An amount as its reader would type it: no currency, no separators of thousands. */
export const typedAmount = ({ amount, currency }: Money, words: Language): string =>
  inReadersSign(toMajorUnits(amount, currency), words);

/** "12.30" with the decimal sign of the reader's language. */
export const inReadersSign = (major: string, { i18n }: Language): string =>
  i18n.language === 'de' ? major.replace('.', ',') : major;
