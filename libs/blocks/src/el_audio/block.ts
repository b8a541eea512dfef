import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_audio',
  category: 'Engagement',
  label: /*i18n*/ 'Audio',
  hint: /*i18n*/ 'Songs, episodes and voice notes with a player of their own',
  icon: 'IconMusic',
  schema,
  createDefault,
  behaviour: true,
});
