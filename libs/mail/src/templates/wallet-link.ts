import type { MailTemplate } from '../mail-template.js';

/** Values: seller, walletLink. */
export const walletLink: MailTemplate = {
  subject: 'Your orders from {{seller}}',
  preheader: 'The link to everything you have with {{seller}}.',
  heading: 'Your orders from {{seller}}',
  parts: [
    { kind: 'text', text: 'Here are your orders, receipts, downloads and donations.' },
    { kind: 'button', label: 'Open them', link: '{{walletLink}}' },
  ],
  footnote:
    'You get this because someone asked for it with this e-mail address. If that was not you, nothing has changed. The link is only for you.',
};
