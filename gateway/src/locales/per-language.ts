import { oncePerLanguage } from '@linkyard/languages';
import { requestLanguage } from '@linkyard/languages/request';

/** Makes something once for each language, such as a formatter, and returns that of the current request. */
export const perLanguage = oncePerLanguage(requestLanguage);
