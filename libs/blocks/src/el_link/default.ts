import type { Texts } from '@linkyard/languages';
import type { LinkData } from './schema.js';

export const createDefault = (i18n: Texts): LinkData => ({
  linkTitle: i18n.t('My website'),
  linkType: 'url',
  inputLink: 'https://example.com/',
  inputPage: '',
  newpage: false,
  subtitle: '',
  icon: '',
  image: '',
  badge: '',
  utm: { source: '', medium: '', campaign: '' },
  priority: 'none',
});
