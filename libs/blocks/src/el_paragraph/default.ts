import type { Texts } from '@linkyard/languages';
import type { ParagraphData } from './schema.js';

export const createDefault = (i18n: Texts): ParagraphData => ({
  input: `<p>${i18n.t('Tell people what you are working on, where to find you this month, or why this page exists.')}</p>`,
});
