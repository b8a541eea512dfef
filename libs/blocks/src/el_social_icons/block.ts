import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';
import { socialType } from './social-types.js';

export const block = defineBlock({
  code: 'el_social_icons',
  category: 'Social Media',
  label: /*i18n*/ 'Social icons',
  hint: /*i18n*/ 'A row of icons to your channels',
  icon: 'IconShare',
  schema,
  createDefault,
  linkName: ({ items }, target) => {
    const item = items.find(({ url }) => url === target);
    return item && socialType(item.socialTypeId)?.label;
  },
  paints: 'parts',
});
