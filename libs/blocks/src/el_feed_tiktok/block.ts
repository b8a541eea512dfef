import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { feedSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_feed_tiktok',
  category: 'Social Media',
  label: /*i18n*/ 'TikTok feed',
  hint: /*i18n*/ 'Your latest clips',
  icon: 'IconBrandTiktok',
  schema: feedSchema,
  createDefault,
  source: 'tiktok',
  wants: ({ socialAccountId }) => (socialAccountId ? [socialAccountId] : []),
  emptyHint: /*i18n*/ 'Visitors see nothing here yet: connect your TikTok account first.',
});
