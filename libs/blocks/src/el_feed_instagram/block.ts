import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { feedSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_feed_instagram',
  category: 'Social Media',
  label: /*i18n*/ 'Instagram feed',
  hint: /*i18n*/ 'Your latest pictures and reels',
  icon: 'IconBrandInstagram',
  schema: feedSchema,
  createDefault,
  source: 'instagram',
  wants: ({ socialAccountId }) => (socialAccountId ? [socialAccountId] : []),
  emptyHint: /*i18n*/ 'Visitors see nothing here yet: connect your Instagram account first.',
});
