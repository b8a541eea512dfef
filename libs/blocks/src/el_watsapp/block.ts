import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_watsapp',
  category: 'Social Media',
  label: /*i18n*/ 'WhatsApp',
  hint: /*i18n*/ 'A button that opens a chat with you, first words included',
  icon: 'IconBrandWhatsapp',
  schema,
  createDefault,
  paints: 'parts',
});
