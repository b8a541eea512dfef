import type { Texts } from '@linkyard/languages';
import type { VideoContent } from '../kit/video/video-schema.js';
import { schema } from './schema.js';

/** One free line to paste an address into. */
export const createDefault = (i18n: Texts): VideoContent =>
  schema.parse({ title: i18n.t('Watch'), Video: [{ videoUrl: '', text: '' }] });
