import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { ratingSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_rating',
  category: 'Engagement',
  label: /*i18n*/ 'Rating',
  hint: /*i18n*/ 'Stars and comments, with the average',
  icon: 'IconStar',
  schema: ratingSchema,
  createDefault,
  behaviour: true,
  collects: 'rating',
  source: 'ratings',
  offeredEmpty: true,
});
