import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { webinarSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_webinar',
  category: 'Commerce',
  label: /*i18n*/ 'Webinars',
  hint: /*i18n*/ 'Let visitors register for your next webinar',
  icon: 'IconVideo',
  schema: webinarSchema,
  createDefault,
  source: 'webinars',
  wants: ({ webList }) => webList.map(({ webinarId }) => webinarId),
  emptyHint: /*i18n*/ 'Visitors see nothing here yet: add a webinar first.',
});
