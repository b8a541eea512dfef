import { fieldError, type FieldError, type TaxSettings } from '@linkyard/contracts';
import { percentWithin } from '@linkyard/money';
import type { OrderShipping, OrderTax } from '../price-order.js';
import { taxOf } from './tax-of.js';
import { isReverseCharge, isVatId } from './vat-id.js';

interface Taxed {
  taxCategory: string;
  taxIncluded: boolean;
}
interface Buyer {
  country: string;
  vatId: string;
}

/** Whether the buyer owes the tax instead of the seller. */
export const isTaxReversed = ({ reverseCharge, asksVatId, vatId }: TaxSettings, buyer: Buyer): boolean =>
  reverseCharge && asksVatId && isReverseCharge(vatId, buyer);

/**
 * A price with its tax. One that includes a tax which the buyer owes is sold without it.
 * @param unitPrice minor units @param step minor units that amounts are rounded to
 */
export function taxedItem(
  settings: TaxSettings,
  product: Taxed,
  buyer: Buyer,
  { unitPrice, step = 1 }: { unitPrice: number; step?: number },
): { unitPrice: number; taxRate?: OrderTax } {
  const taxRate = taxOf(settings, product, buyer.country);
  if (!taxRate) return { unitPrice };
  if (!isTaxReversed(settings, buyer)) return { unitPrice, taxRate };
  if (!taxRate.isIncluded) return { unitPrice };
  // What is left is the multiple.
  return { unitPrice: unitPrice - percentWithin(unitPrice, taxRate.percent, { step, rest: unitPrice % step }) };
}

/** Shipping bears the rate of its country for every other category, within its price where all products' prices include theirs. */
export function taxedShipping(
  settings: TaxSettings,
  products: readonly Taxed[],
  buyer: Buyer,
  shipping: OrderShipping | null,
  step = 1,
): OrderShipping | null {
  if (!shipping || !settings.taxesShipping) return shipping;
  const taxIncluded = products.every((product) => product.taxIncluded);
  const { unitPrice: amount, taxRate } = taxedItem(settings, { taxCategory: '', taxIncluded }, buyer, {
    ...{ unitPrice: shipping.amount, step },
  });
  return { ...shipping, amount, taxRate };
}

/** A VAT ID is checked where it is asked for and the country is known. */
export function vatIdProblems({ asksVatId }: TaxSettings, { vatId, country }: Buyer): FieldError[] {
  if (!asksVatId || vatId === '' || isVatId(vatId, country)) return [];
  return [fieldError('buyer.vatId', country === '' ? 'commerce.not_vat_id' : 'commerce.not_vat_id_of_country')];
}
