import type { Texts } from '@linkyard/languages';
import { schema, type WhatsappContent } from './schema.js';

export const createDefault = (i18n: Texts): WhatsappContent =>
  schema.parse({ message: i18n.t('Hello! I found you by your page.'), button: i18n.t('Chat on WhatsApp') });
