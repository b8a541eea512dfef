import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_video_instagram',
  category: 'Social Media',
  label: /*i18n*/ 'Instagram',
  hint: /*i18n*/ 'Reels and posts, loaded on tap',
  icon: 'IconBrandInstagram',
  schema,
  createDefault,
  behaviour: true,
});
