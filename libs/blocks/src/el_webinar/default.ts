import type { Texts } from '@linkyard/languages';
import { type WebinarContent, webinarSchema } from './schema.js';

export function createDefault(i18n: Texts): WebinarContent {
  return webinarSchema.parse({ heading: i18n.t('Join me live'), btnText: i18n.t('Register') });
}
