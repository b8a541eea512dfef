import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { gallerySchema } from './schema.js';

export const block = defineBlock({
  code: 'el_gallery',
  category: 'Basic',
  label: 'Gallery',
  hint: 'Pictures to swipe through and open large',
  icon: 'IconPhoto',
  schema: gallerySchema,
  createDefault,
  behaviour: true,
});
