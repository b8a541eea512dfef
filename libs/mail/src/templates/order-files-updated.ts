import type { MailTemplate } from '../mail-template.js';

/** Values: seller, product, number, downloadLink, walletLink. */
export const orderFilesUpdated: MailTemplate = {
  subject: 'New files for {{product}}',
  preheader: '{{seller}} has updated what you bought.',
  heading: 'New files for you',
  parts: [
    { kind: 'text', text: '{{seller}} has updated {{product}}, which you bought with order {{number}}.' },
    { kind: 'button', label: 'Open your downloads', link: '{{downloadLink}}' },
    { kind: 'button', label: 'See all your orders from {{seller}}', link: '{{walletLink}}', optional: true },
  ],
  footnote: 'You get this because you bought from {{seller}} with this e-mail address. The links are only for you.',
};
