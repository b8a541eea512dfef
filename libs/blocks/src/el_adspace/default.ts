import type { Texts } from '@linkyard/languages';
import { type AdContent, adSchema } from './schema.js';

export const createDefault = (i18n: Texts): AdContent => adSchema.parse({ kind: 'image', label: i18n.t('Ad') });
