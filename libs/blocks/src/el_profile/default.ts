import type { Texts } from '@linkyard/languages';
import type { ProfileData } from './schema.js';

export const createDefault = (i18n: Texts): ProfileData => ({
  name: i18n.t('Your name'),
  image: '',
  imageAlt: '',
  tagline: i18n.t('One line about who you are and what you make.'),
});
