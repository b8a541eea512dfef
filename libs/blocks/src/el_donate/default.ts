import type { Texts } from '@linkyard/languages';
import { type DonateContent, donateSchema } from './schema.js';

export function createDefault(i18n: Texts): DonateContent {
  return donateSchema.parse({
    title: i18n.t('Support my work'),
    description: i18n.t('Every bit keeps this going. Thank you!'),
    amounts: [5, 10, 25],
    btnText: i18n.t('Donate'),
  });
}
