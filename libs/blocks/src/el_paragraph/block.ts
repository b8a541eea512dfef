import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_paragraph',
  category: 'Basic',
  label: /*i18n*/ 'Text',
  hint: /*i18n*/ 'A few sentences, with bold, lists and links',
  icon: 'IconAlignLeft',
  schema,
  createDefault,
});
