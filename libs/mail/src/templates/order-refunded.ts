import type { MailTemplate } from '../mail-template.js';

/** Values: seller, number, amount; name and receiptLink may be empty. */
export const orderRefunded: MailTemplate = {
  subject: 'Refund of {{amount}} for order {{number}}',
  preheader: '{{seller}} returns {{amount}} to you.',
  heading: 'Your money is on its way back',
  parts: [
    {
      kind: 'text',
      text: '{{seller}} returns {{amount}} of order {{number}} to you. Depending on your bank it takes up to ten days.',
    },
    { kind: 'button', label: 'Receipt (PDF)', link: '{{receiptLink}}', optional: true },
  ],
  footnote: 'You get this because you bought from {{seller}} with this e-mail address.',
};
