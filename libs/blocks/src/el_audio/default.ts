import type { Texts } from '@linkyard/languages';
import { type AudioContent, schema } from './schema.js';

/** One free line for the first recording. */
export const createDefault = (i18n: Texts): AudioContent =>
  schema.parse({ title: i18n.t('Listen'), audios: [{ title: i18n.t('First recording') }] });
