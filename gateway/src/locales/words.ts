import { requestLanguage, requestLocale } from '@linkyard/languages/request';
import { wordsIn, type Words } from '@linkyard/storefront';

/** What the screens of the current request are written with. */
export const words = (): Words => wordsIn(requestLanguage(), requestLocale());
