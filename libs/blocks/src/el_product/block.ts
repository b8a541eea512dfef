import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { productSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_product',
  category: 'Commerce',
  label: /*i18n*/ 'Products',
  hint: /*i18n*/ 'Sell what you have made, right on the page',
  icon: 'IconShoppingBag',
  schema: productSchema,
  createDefault,
  source: 'products',
  wants: ({ productIds }) => productIds,
  emptyHint: /*i18n*/ 'Visitors see nothing here yet: add a product first.',
});
