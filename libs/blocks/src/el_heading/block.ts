import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { schema } from './schema.js';

export const block = defineBlock({
  code: 'el_heading',
  category: 'Basic',
  label: 'Heading',
  hint: 'A title that groups what follows',
  icon: 'IconHeading',
  schema,
  createDefault,
});
