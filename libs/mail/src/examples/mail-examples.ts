import { sendEmail } from '@linkyard/contracts';
import type { Language } from '@linkyard/languages';
import type { MailBrand } from '../mail-template.js';
import { englishExamples, type MailExamples } from './english-examples.js';
import { germanExamples } from './german-examples.js';

export const mailTemplateNames = sendEmail.data.shape.template.options;

/** Example values by language: services send the values in the language of the reader. */
export const mailExamples: Readonly<Record<Language, MailExamples>> = { en: englishExamples, de: germanExamples };

/** A site of examples. */
export const exampleBrand: MailBrand = {
  name: 'Linkyard',
  origin: 'https://app.example',
  logoUrl: null,
  colours: {
    primaryColor: '#1f7a4d',
    secondaryColor: '#e8833a',
    titleColor: '#16201b',
    textColor: '#5c675f',
    sideBarColor: '#ffffff',
    bgColor: '#fafaf7',
  },
  supportEmail: 'help@app.example',
  supportLink: '',
  legal: { privacy: 'https://app.example/privacy-policy', imprint: 'https://app.example/imprint' },
};
