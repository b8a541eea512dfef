import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_video_vimeo',
  category: 'Social Media',
  label: /*i18n*/ 'Vimeo',
  hint: /*i18n*/ 'Videos, unlisted ones too, loaded on tap',
  icon: 'IconBrandVimeo',
  schema,
  createDefault,
  behaviour: true,
});
