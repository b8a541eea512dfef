import type { Texts } from '@linkyard/languages';
import { type MessengerContent, schema } from './schema.js';

/** Without a number. */
export const createDefault = (i18n: Texts): MessengerContent => schema.parse({ title: i18n.t('Talk to me') });
