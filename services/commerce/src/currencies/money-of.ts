import type { Money } from '@linkyard/contracts';
import { boundedAmount } from '@linkyard/money';

/** Minor units of a currency for a reply. Stored sums that no reply can hold are shown as the largest that one can. */
export const moneyOf = (amount: number, currency: string): Money => ({ amount: boundedAmount(amount), currency });
