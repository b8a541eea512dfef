import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { feedSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_feed_facebook',
  category: 'Social Media',
  label: /*i18n*/ 'Facebook feed',
  hint: /*i18n*/ 'Your latest posts',
  icon: 'IconBrandFacebook',
  schema: feedSchema,
  createDefault,
  source: 'facebook',
  wants: ({ socialAccountId }) => (socialAccountId ? [socialAccountId] : []),
  emptyHint: /*i18n*/ 'Visitors see nothing here yet: connect your Facebook account first.',
});
