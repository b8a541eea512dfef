import type { Money } from '@linkyard/contracts';
import { moneyOf } from '../currencies/money-of.js';

type Amounts<Fields> = { [Name in keyof Fields]: Money };

/** @param amounts minor units, all of one currency */
export function inCurrency<Fields extends object>(amounts: Fields, currency: string): Amounts<Fields>;
export function inCurrency(amounts: object, currency: string): object {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, moneyOf(amount, currency)]));
}
