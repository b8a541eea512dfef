import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { productOf } from './product-of.js';
import { cardSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_card',
  category: 'Basic',
  label: /*i18n*/ 'Card',
  hint: /*i18n*/ 'One thing with picture, price and button',
  icon: 'IconId',
  schema: cardSchema,
  createDefault,
  source: 'products',
  offeredEmpty: true,
  wants: ({ url }) => {
    const product = productOf(url);
    return product === null ? null : [product];
  },
  paints: 'parts',
});
