import type { MailTemplate } from '../mail-template.js';

/** Values: seller, number; downloadLink, walletLink and name may be empty. */
export const orderAccess: MailTemplate = {
  subject: 'Your links for order {{number}} from {{seller}}',
  preheader: 'Open your downloads again.',
  heading: 'Your links',
  parts: [
    { kind: 'text', text: '{{seller}} sends you the links of order {{number}} again.' },
    { kind: 'button', label: 'Open your downloads', link: '{{downloadLink}}', optional: true },
    { kind: 'button', label: 'See all your orders from {{seller}}', link: '{{walletLink}}', optional: true },
  ],
  footnote: 'You get this because you bought from {{seller}} with this e-mail address. The links are only for you.',
};
