import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_button',
  category: 'Basic',
  label: /*i18n*/ 'Button',
  hint: /*i18n*/ 'One clear next step',
  icon: 'IconClick',
  schema,
  createDefault,
  linkName: ({ btnText, btnUrl }, target) => btnText || target || btnUrl || undefined,
  paints: 'parts',
});
