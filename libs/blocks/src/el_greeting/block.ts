import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { greetingSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_greeting',
  category: 'Engagement',
  label: /*i18n*/ 'Greeting',
  hint: /*i18n*/ 'A hello that knows the time of day',
  icon: 'IconSunset2',
  schema: greetingSchema,
  createDefault,
  behaviour: true,
});
