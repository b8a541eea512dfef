import type { Texts } from '@linkyard/languages';
import { type MapContent, schema } from './schema.js';

export const createDefault = (i18n: Texts): MapContent => schema.parse({ label: i18n.t('Find us here') });
