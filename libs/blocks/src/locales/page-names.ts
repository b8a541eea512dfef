import type { Texts } from '@linkyard/languages';

/** What our code calls pages. Visitors read it, so it is in the language of the page. */
export const pageNames = {
  home: (i18n: Texts) => i18n.t('Home'),
  fresh: (i18n: Texts) => i18n.t('New page'),
  numbered: (i18n: Texts, number: number) => i18n.t('Page {number}', { number }),
  /** A whole link page whose creator gave it no title. */
  untitled: (i18n: Texts) => i18n.t('My page'),
  copyOf: (i18n: Texts, name: string) => i18n.t('{name} (copy)', { name }),
};
