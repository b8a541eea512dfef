import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_slider',
  category: 'Layout',
  label: /*i18n*/ 'Slider',
  hint: /*i18n*/ 'Slides with picture, words and a link, one at a time',
  icon: 'IconSlideshow',
  schema,
  createDefault,
  behaviour: true,
});
