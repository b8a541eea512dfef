import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_link',
  category: 'Basic',
  label: /*i18n*/ 'Link',
  hint: /*i18n*/ 'A wide button to any address or page',
  icon: 'IconLink',
  schema,
  createDefault,
  linkName: ({ linkTitle, inputLink }, target) => linkTitle || target || inputLink || undefined,
  paints: 'parts',
});
