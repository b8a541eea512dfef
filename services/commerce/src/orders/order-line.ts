import { newId } from '@linkyard/mongo';
import type { Checkout } from '../checkout/checkout.schema.js';
import type { Product } from '../products/product.schema.js';
import type { OrderLine } from './order.schema.js';

/** A line of an order, with what the product was when the order was placed. */
export function orderLineOf(line: Checkout['lines'][number], product: Product | null): OrderLine {
  const variant = product?.variants.find(({ id }) => id === line.variantId);
  return {
    ...line,
    id: newId(),
    sku: variant?.sku || product?.sku || '',
    delivery: product ? deliveryOf(product) : 'manual',
    fulfilledQty: 0,
    refundedQty: 0,
  };
}

function deliveryOf({ type, digital, shipping }: Product): OrderLine['delivery'] {
  const hasFiles = digital.files.some(({ kind }) => kind === 'main');
  if (hasFiles || digital.externalUrl !== '' || digital.licenceKeyMode !== 'none') return 'digital';
  return shipping.required || type === 'physical' ? 'shipping' : 'manual';
}
