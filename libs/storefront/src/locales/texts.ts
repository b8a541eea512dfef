import { translator } from '@linkyard/languages';
import { messages as de } from './de.js';

/** What the screens of visitors say, by language. */
export const textsIn = translator({ de });
