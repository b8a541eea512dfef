import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { gallerySchema } from './schema.js';

export const block = defineBlock({
  code: 'el_gallery',
  category: 'Basic',
  label: /*i18n*/ 'Gallery',
  hint: /*i18n*/ 'Pictures to swipe through and open large',
  icon: 'IconPhoto',
  schema: gallerySchema,
  createDefault,
  behaviour: true,
});
