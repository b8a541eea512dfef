import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { formSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_form',
  category: 'Engagement',
  label: /*i18n*/ 'Form',
  hint: /*i18n*/ 'Ask anything: questions, choices, dates',
  icon: 'IconForms',
  schema: formSchema,
  createDefault,
  behaviour: true,
  collects: 'form',
});
