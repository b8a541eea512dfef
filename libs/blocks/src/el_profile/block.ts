import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_profile',
  category: 'Basic',
  label: /*i18n*/ 'Profile',
  hint: /*i18n*/ 'Picture, name and one line about you',
  icon: 'IconUserCircle',
  schema,
  createDefault,
});
