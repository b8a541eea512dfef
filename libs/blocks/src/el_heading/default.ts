import type { Texts } from '@linkyard/languages';
import type { HeadingData } from './schema.js';

export const createDefault = (i18n: Texts): HeadingData => ({ text: i18n.t('A new chapter'), tag: 'h2', align: '' });
