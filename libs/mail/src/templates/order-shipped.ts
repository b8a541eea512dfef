import type { MailTemplate } from '../mail-template.js';

/** Values: seller, number, items; carrier, trackingCode, trackingLink and name may be empty. */
export const orderShipped: MailTemplate = {
  subject: 'Order {{number}} from {{seller}} is on its way',
  preheader: 'What was sent, and how to follow it.',
  heading: 'Your order is on its way',
  parts: [
    { kind: 'text', text: '{{seller}} has fulfilled this part of your order {{number}}.' },
    {
      kind: 'facts',
      rows: [
        ['Items', '{{items}}'],
        ['Carrier', '{{carrier}}'],
        ['Tracking number', '{{trackingCode}}'],
      ],
    },
    { kind: 'button', label: 'Follow the parcel', link: '{{trackingLink}}', optional: true },
  ],
  footnote: 'You get this because you bought from {{seller}} with this e-mail address.',
};
