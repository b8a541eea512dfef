import type { Texts } from '@linkyard/languages';
import { type OptinContent, optinSchema } from './schema.js';

export function createDefault(i18n: Texts): OptinContent {
  return optinSchema.parse({
    title: i18n.t('Letters from the studio'),
    description: i18n.t('New work, small stories and early tickets. Once a month, never more.'),
    isname: true,
    isemail: true,
    consentText: i18n.t('Yes, please write to me by e-mail. I can unsubscribe at any time.'),
    consentRequired: true,
    btnText: i18n.t('Keep me posted'),
    ttext: i18n.t('Thank you! The next letter will find you.'),
  });
}
