import type { Texts } from '@linkyard/languages';
import { type CountdownContent, countdownSchema } from './schema.js';

/** A daily offer: the one kind that still counts whenever the block is added. */
export function createDefault(i18n: Texts): CountdownContent {
  return countdownSchema.parse({
    type: 'daily',
    title: i18n.t('Order before midnight, shipped tomorrow'),
    text: i18n.t('Today’s orders are on their way. See you tomorrow.'),
  });
}
