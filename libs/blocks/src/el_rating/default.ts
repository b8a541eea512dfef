import type { Texts } from '@linkyard/languages';
import { type RatingContent, ratingSchema } from './schema.js';

export function createDefault(i18n: Texts): RatingContent {
  return ratingSchema.parse({
    question: i18n.t('How was it for you?'),
    btnText: i18n.t('Send rating'),
    ttext: i18n.t('Thank you for your rating!'),
  });
}
