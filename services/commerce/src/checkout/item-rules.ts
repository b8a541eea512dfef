import { maxAmount, priceStep } from '@linkyard/money';
import type { createCheckout, RequestOf } from '@linkyard/contracts';
import { amountField, DomainError } from '@linkyard/service-kit';
import { fieldError } from '@linkyard/contracts';
import type { Product } from '../products/product.schema.js';
import type { Problem } from './buyer-rules.js';

type WantedItem = RequestOf<typeof createCheckout>['items'][number];
export interface ChosenItem {
  product: Product;
  variant: Product['variants'][number] | null;
  qty: number;
  /** Minor units, of the catalogue or, where the price is the buyer's choice, at least the minimum. */
  unitPrice: number;
}

/** One wanted item at the catalogue's price, and what is wrong with it. @param path of the item in the request */
export function chooseItem(
  product: Product,
  item: WantedItem,
  path: string,
): { chosen: ChosenItem; problems: Problem[] } {
  const problems = quantityProblems(product, item.qty, `${path}.qty`);
  const offered = product.variants.filter(({ status }) => status === 1);
  const variant = offered.find(({ id }) => id === item.variantId) ?? null;
  if (!variant && (item.variantId !== null || offered.length > 0))
    problems.push(fieldError(`${path}.variantId`, 'commerce.variant_missing'));
  const { unitPrice, problem } = priceOf(product, variant, item.price, `${path}.price`);
  if (problem) problems.push(problem);
  return { chosen: { product, variant, qty: item.qty, unitPrice }, problems };
}

/** How many of an item an order can hold at its price. */
export const maxQuantity = ({ unitPrice }: Pick<ChosenItem, 'unitPrice'>): number =>
  unitPrice === 0 ? Number.MAX_SAFE_INTEGER : Math.floor(maxAmount / unitPrice);

function quantityProblems({ limits: { minQty, maxQty }, checkout }: Product, qty: number, path: string): Problem[] {
  if (qty < minQty) return [fieldError(path, 'commerce.at_least', { count: minQty })];
  if (maxQty > 0 && qty > maxQty) return [fieldError(path, 'commerce.at_most', { count: maxQty })];
  if (!checkout.quantityAllowed && qty !== minQty) return [fieldError(path, 'commerce.sold_by', { count: minQty })];
  return [];
}

function priceOf(
  product: Product,
  variant: ChosenItem['variant'],
  typed: string | undefined,
  path: string,
): { unitPrice: number; problem?: Problem } {
  if (product.priceModel === 'free') return { unitPrice: 0 };
  if (product.priceModel === 'fixed') return { unitPrice: variant?.price ?? product.price ?? 0 };
  const least = product.minPrice ?? 0;
  const suggested = Math.max(least, product.suggestedPrice ?? 0);
  if (typed === undefined) return { unitPrice: suggested };
  try {
    const unitPrice = amountField(path, typed, product.currency, priceStep(product.currency));
    const tooLittle = fieldError(path, 'commerce.below_asked_price');
    return unitPrice < least ? { unitPrice: least, problem: tooLittle } : { unitPrice };
  } catch (error) {
    const [problem] = error instanceof DomainError ? (error.details.errors ?? []) : [];
    if (!problem) throw error;
    return { unitPrice: suggested, problem };
  }
}
