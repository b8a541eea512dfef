import type { Texts } from '@linkyard/languages';
import { feedSchema } from './schema.js';

export const createDefault = (i18n: Texts) => feedSchema.parse({ heading: i18n.t('Latest videos') });
