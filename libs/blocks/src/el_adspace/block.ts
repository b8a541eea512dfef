import { defineBlock } from '../kit/define-block.js';
import { adWindow } from './ad-window.js';
import { createDefault } from './default.js';
import { adSchema } from './schema.js';

export const block = defineBlock({
  code: 'el_adspace',
  category: 'Commerce',
  label: /*i18n*/ 'Ad space',
  hint: /*i18n*/ 'A sponsor’s banner, shown for as long as it is booked',
  icon: 'IconAd',
  schema: adSchema,
  createDefault,
  shownDuring: adWindow,
  behaviour: true,
});
