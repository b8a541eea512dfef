import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { listSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_list',
  category: 'Basic',
  label: /*i18n*/ 'List',
  hint: /*i18n*/ 'Points with bullets, numbers, ticks or icons',
  icon: 'IconListCheck',
  schema: listSchema,
  createDefault,
});
