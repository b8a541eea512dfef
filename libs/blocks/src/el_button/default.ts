import type { Texts } from '@linkyard/languages';
import type { ButtonData } from './schema.js';

export const createDefault = (i18n: Texts): ButtonData => ({
  btnText: i18n.t('Get in touch'),
  btnUrl: 'mailto:hello@example.com',
  btnSvg: 'email',
  newpage: false,
  width: 'fit',
});
