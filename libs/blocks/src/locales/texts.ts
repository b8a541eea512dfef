export { pageNames } from './page-names.js';
import { localeTexts } from '@linkyard/languages';
import { messages as de } from './de.js';

/**
 * What our code says on a page, beside its creator's content.
 * @param locale the page's language, BCP 47; one without a catalogue is served in English
 */
export const pageTexts = localeTexts({ de });
