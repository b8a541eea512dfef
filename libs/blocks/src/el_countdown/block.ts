import { defineBlock } from '../kit/define-block.js';
import { createDefault } from './default.js';
import { countdownSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_countdown',
  category: 'Engagement',
  label: /*i18n*/ 'Countdown',
  hint: /*i18n*/ 'Count down to a launch, a show, an offer’s end',
  icon: 'IconHourglass',
  schema: countdownSchema,
  createDefault,
  behaviour: true,
});
