import { newId } from '@linkyard/mongo';
import type { Checkout } from './checkout.schema.js';
import { isDigital } from '../products/bundle.js';
import type { Product } from '../products/product.schema.js';
import type { OrderLine } from '../orders/order.schema.js';

/** A line of an order, with what the product was when the order was placed. */
export function orderLineOf(line: Checkout['lines'][number], product: Product | null): OrderLine {
  const variant = product?.variants.find(({ id }) => id === line.variantId);
  return {
    ...line,
    id: newId(),
    sku: variant?.sku || product?.sku || '',
    delivery: product ? deliveryOf(product, line) : 'manual',
    fulfilledQty: 0,
    refundedQty: 0,
  };
}

/** A bundle that is sent waits for its seller; what is digital in it is delivered at once all the same. */
function deliveryOf(product: Product, { contents = [] }: Partial<Checkout['lines'][number]>): OrderLine['delivery'] {
  const { type, shipping } = product;
  if (type === 'bundle' && shipping.required) return 'shipping';
  if (isDigital(product) || contents.some((content) => content.isDigital)) return 'digital';
  return shipping.required || type === 'physical' ? 'shipping' : 'manual';
}
