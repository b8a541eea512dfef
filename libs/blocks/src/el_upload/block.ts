import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { uploadSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_upload',
  category: 'Engagement',
  label: /*i18n*/ 'File upload',
  hint: /*i18n*/ 'Let visitors send you a file, for your eyes only',
  icon: 'IconFileUpload',
  schema: uploadSchema,
  createDefault,
  behaviour: true,
  collects: 'upload',
});
