import type { Texts } from '@linkyard/languages';
import { type ListContent, listSchema } from './schema.js';

export function createDefault(i18n: Texts): ListContent {
  return listSchema.parse({
    title: i18n.t('What you get'),
    style: 'check',
    items: [
      { text: i18n.t('A first call to find out what you need'), icon: 'phone-call' },
      { text: i18n.t('A clear plan with prices, within two days'), icon: 'file-text' },
      { text: i18n.t('One person who stays with you to the end'), icon: 'heart' },
    ],
  });
}
