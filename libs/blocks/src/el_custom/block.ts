import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_custom',
  category: 'Layout',
  label: /*i18n*/ 'Custom code',
  hint: /*i18n*/ 'Your own HTML or a widget, safely in a frame',
  icon: 'IconCode',
  schema,
  createDefault,
  behaviour: true,
  canBeOff: true,
});
