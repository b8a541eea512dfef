import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_messanger',
  category: 'Social Media',
  label: /*i18n*/ 'Messengers',
  hint: /*i18n*/ 'WhatsApp, Telegram, Viber, Skype, phone and e-mail',
  icon: 'IconMessages',
  schema,
  createDefault,
  paints: 'parts',
});
