import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { feedSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_feed_youtube',
  category: 'Social Media',
  label: /*i18n*/ 'YouTube feed',
  hint: /*i18n*/ 'Your latest videos',
  icon: 'IconBrandYoutube',
  schema: feedSchema,
  createDefault,
  source: 'youtube',
  wants: ({ socialAccountId }) => (socialAccountId ? [socialAccountId] : []),
  emptyHint: /*i18n*/ 'Visitors see nothing here yet: connect your YouTube account first.',
});
