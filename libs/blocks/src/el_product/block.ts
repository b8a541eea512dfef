import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { productSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_product',
  category: 'Commerce',
  label: 'Products',
  hint: 'Sell what you have made, right on the page',
  icon: 'IconShoppingBag',
  schema: productSchema,
  createDefault,
  source: 'products',
  wants: ({ productIds }) => productIds,
  emptyHint: 'Visitors see nothing here yet: add a product first.',
});
