import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { feedSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_feed_instagram',
  category: 'Social Media',
  label: 'Instagram feed',
  hint: 'Your latest pictures and reels',
  icon: 'IconBrandInstagram',
  schema: feedSchema,
  createDefault,
  source: 'instagram',
  wants: ({ socialAccountId }) => (socialAccountId ? [socialAccountId] : []),
  emptyHint: 'Visitors see nothing here yet: connect your Instagram account first.',
});
