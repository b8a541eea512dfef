import { type ProductContent, productSchema } from './schema.js';

/** The newest products: right from the start, and with every one to come. */
export function createDefault(): ProductContent {
  return productSchema.parse({ title: 'From the shop' });
}
