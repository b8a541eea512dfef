import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { brandSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_brand',
  category: 'Layout',
  label: /*i18n*/ 'Logos',
  hint: /*i18n*/ 'Brands you work with, in rows or passing by',
  icon: 'IconBuildingStore',
  schema: brandSchema,
  createDefault,
});
