import type { Product } from '../products/product.schema.js';
import type { OrderShipping } from '../pricing/price-order.js';

export type ShippingResult =
  { shipping: OrderShipping | null } | { problem: 'commerce.country_missing' | 'commerce.country_not_served' };

/** The dearest rate among the products that are sent; null when nothing costs shipping. */
export function shippingOf(products: readonly Pick<Product, 'shipping'>[], country: string): ShippingResult {
  const sent = products.filter(({ shipping }) => shipping.required && shipping.rates.length > 0);
  let dearest: OrderShipping | null = null;
  for (const { shipping } of sent) {
    const rate =
      shipping.rates.find(({ countries }) => countries.includes(country)) ??
      shipping.rates.find(({ countries }) => countries.length === 0);
    if (!rate) return { problem: country === '' ? 'commerce.country_missing' : 'commerce.country_not_served' };
    if (!dearest || rate.amount > dearest.amount) dearest = { amount: rate.amount, freeOver: rate.freeOver };
  }
  return { shipping: dearest };
}
