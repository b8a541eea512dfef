import type { Money } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';

/** An amount as the screens show it, which are in English: €24.00. */
export const amountText = ({ amount, currency }: Money): string => formatAmount(amount, currency, 'en');
