import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { feedSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_feed_youtube',
  category: 'Social Media',
  label: 'YouTube feed',
  hint: 'Your latest videos',
  icon: 'IconBrandYoutube',
  schema: feedSchema,
  createDefault,
  source: 'youtube',
  wants: ({ socialAccountId }) => (socialAccountId ? [socialAccountId] : []),
  emptyHint: 'Visitors see nothing here yet: connect your YouTube account first.',
});
