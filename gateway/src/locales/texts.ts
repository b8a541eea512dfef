import { translator } from '@linkyard/languages';
import { requestTexts } from '@linkyard/languages/request';
import { messages as de } from './de.js';

/** The texts of public screens, in the language that the visitor's browser asks for. */
export const i18n = requestTexts(translator({ de }));
