import { defineBlockSource } from '../../block-sources/define-block-source.js';

/** Published products of an owner, with their price and what is left. */
export const productBlockSource = defineBlockSource({
  kind: 'products',
  subject: 'commerce.products.block-source',
  summary: 'What product blocks show',
});
