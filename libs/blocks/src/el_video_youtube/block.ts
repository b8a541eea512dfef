import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { youtubeSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_video_youtube',
  category: 'Social Media',
  label: 'YouTube',
  hint: 'Videos, Shorts and live streams, loaded on tap',
  icon: 'IconBrandYoutube',
  schema: youtubeSchema,
  createDefault,
  behaviour: true,
});
