import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { optinSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_optin',
  category: 'Engagement',
  label: /*i18n*/ 'Sign-up',
  hint: /*i18n*/ 'Collect names and e-mail addresses for your list',
  icon: 'IconMailHeart',
  schema: optinSchema,
  createDefault,
  behaviour: true,
  collects: 'optin',
});
