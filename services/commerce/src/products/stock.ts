import type { Product } from './product.schema.js';

type Stock = Product['stock'];
type Stocked = Pick<Product, 'stock' | 'variants'>;

export const isInStock = ({ track, allowBackorder, onHand, reserved }: Stock): boolean =>
  !track || allowBackorder || onHand > reserved;

/** Null where stock is not counted, or may be sold without. */
const countOf = ({ track, allowBackorder, onHand, reserved }: Stock): number | null =>
  track && !allowBackorder ? Math.max(0, onHand - reserved) : null;

/** Whether the stock of a product, or of its variant, is counted. */
export function isCounted(
  products: readonly Product[],
  { _id, variantId }: { _id: string; variantId: string | null },
): boolean {
  const product = products.find((one) => one._id === _id);
  const place = variantId === null ? product : product?.variants.find(({ id }) => id === variantId);
  return place?.stock.track ?? false;
}

/**
 * How many are left once they are few, in the seller's own words of "few"; else null.
 * Of a product with variants: of all that can be bought, once each of them is low.
 */
export function leftOf({ stock, variants }: Stocked): number | null {
  const offered = variants.filter(({ status }) => status === 1).map((variant) => variant.stock);
  const buyable = (offered.length > 0 ? offered : [stock]).filter(isInStock);
  let left = 0;
  for (const one of buyable) {
    const count = countOf(one);
    if (count === null || count > one.lowAt) return null;
    left += count;
  }
  return left > 0 ? left : null;
}
