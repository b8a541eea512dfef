import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_video_tiktok',
  category: 'Social Media',
  label: /*i18n*/ 'TikTok',
  hint: /*i18n*/ 'Videos that play on your page, loaded on tap',
  icon: 'IconBrandTiktok',
  schema,
  createDefault,
  behaviour: true,
});
