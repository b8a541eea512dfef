import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_watsapp',
  category: 'Social Media',
  label: 'WhatsApp',
  hint: 'A button that opens a chat with you, first words included',
  icon: 'IconBrandWhatsapp',
  schema,
  createDefault,
  paints: 'parts',
});
