import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_heading',
  category: 'Basic',
  label: /*i18n*/ 'Heading',
  hint: /*i18n*/ 'A title that groups what follows',
  icon: 'IconHeading',
  schema,
  createDefault,
});
