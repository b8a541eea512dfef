import type { ButtonData } from './schema.js';

export const createDefault = (): ButtonData => ({
  btnText: 'Get in touch',
  btnUrl: 'mailto:hello@example.com',
  btnSvg: 'email',
  newpage: false,
  width: 'fit',
});
