import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { gridSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_grid',
  category: 'Layout',
  label: /*i18n*/ 'Grid',
  hint: /*i18n*/ 'Tiles side by side, each with a picture, words and a link',
  icon: 'IconLayoutGrid',
  schema: gridSchema,
  createDefault,
});
