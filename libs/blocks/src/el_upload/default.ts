import type { Texts } from '@linkyard/languages';
import { type UploadContent, uploadSchema } from './schema.js';

export function createDefault(i18n: Texts): UploadContent {
  return uploadSchema.parse({
    title: i18n.t('Send me a file'),
    description: i18n.t('A picture, a document, a recording: up to 25 MB. Only I can open it.'),
    btnText: i18n.t('Send file'),
    ttext: i18n.t('Thank you! Your file has arrived.'),
  });
}
