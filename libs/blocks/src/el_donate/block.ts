import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { donateSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_donate',
  category: 'Commerce',
  label: /*i18n*/ 'Donations',
  hint: /*i18n*/ 'Take donations, with a goal if you like',
  icon: 'IconHeartHandshake',
  schema: donateSchema,
  createDefault,
  source: 'donations',
  collects: 'donation',
  emptyHint: /*i18n*/ 'Visitors see nothing here yet: add a payment method first.',
});
