import { toMajorUnits, type Money } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import { i18n } from '../locales/texts.js';

/** An amount in the visitor's language: €24.00 or 24,00 €. */
export const amountText = ({ amount, currency }: Money): string => formatAmount(amount, currency, i18n.language);

/** An amount as the visitor would type it: no currency, no separators of thousands. */
export const typedAmount = ({ amount, currency }: Money): string => {
  const text = toMajorUnits(amount, currency);
  return i18n.language === 'de' ? text.replace('.', ',') : text;
};
