import type { Texts } from '@linkyard/languages';
import { type CardContent, cardSchema } from './schema.js';

export const createDefault = (i18n: Texts): CardContent =>
  cardSchema.parse({
    type: 'top',
    title: i18n.t('The thing you are proud of'),
    text: i18n.t('Two sentences about it: what it is, and who it is for.'),
    icon: 'sparkles',
    priceTag: i18n.t('€24'),
    btnText: i18n.t('Have a look'),
    url: 'https://example.com/',
  });
