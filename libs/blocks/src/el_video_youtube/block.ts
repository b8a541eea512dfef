import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_video_youtube',
  category: 'Social Media',
  label: /*i18n*/ 'YouTube',
  hint: /*i18n*/ 'Videos, Shorts and live streams, loaded on tap',
  icon: 'IconBrandYoutube',
  schema,
  createDefault,
  behaviour: true,
});
