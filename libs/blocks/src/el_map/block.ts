import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_map',
  category: 'Engagement',
  label: /*i18n*/ 'Map',
  hint: /*i18n*/ 'Where to find you, with a map on tap',
  icon: 'IconMap2',
  schema,
  createDefault,
  behaviour: true,
});
