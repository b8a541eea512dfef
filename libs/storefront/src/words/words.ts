import type { Texts } from '@linkyard/languages';
import { textsIn } from '../locales/texts.js';

/** The language a screen is written in, and the region whose clock and weeks its reader knows. Every component takes it as `words`. */
export interface Words {
  /** `i18n.t('Book a time')`: the name is what `npm run messages` looks for. */
  i18n: Texts;
  /** BCP 47 with the region, such as `en-GB`. */
  locale: string;
}

/** @param language one of the languages we write in @param locale the reader's own, with its region */
export const wordsIn = (language: Texts['language'], locale: string = language): Words => ({
  i18n: textsIn(language),
  locale,
});
