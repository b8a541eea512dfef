import type { Texts } from '@linkyard/languages';
import { type QrcodeContent, qrcodeSchema } from './schema.js';

export function createDefault(i18n: Texts): QrcodeContent {
  return qrcodeSchema.parse({ text: i18n.t('Scan to open this page on your phone') });
}
