import type { MailTemplate } from '../mail-template.js';

/** Values: headline, sentence, title, when; person, where, price, note, answers, payLink, rateLink, link, walletLink and name may be empty. */
export const bookingNotice: MailTemplate = {
  subject: '{{headline}}: {{title}}',
  preheader: '{{when}}',
  heading: '{{headline}}',
  parts: [
    { kind: 'text', text: '{{sentence}}' },
    {
      kind: 'facts',
      rows: [
        ['What', '{{title}}'],
        ['When', '{{when}}'],
        ['With', '{{person}}'],
        ['Where', '{{where}}'],
        ['Price', '{{price}}'],
        ['Message', '{{note}}'],
        ['Answers', '{{answers}}'],
      ],
    },
    { kind: 'button', label: 'Pay and keep the time', link: '{{payLink}}', optional: true },
    { kind: 'button', label: 'Rate your appointment', link: '{{rateLink}}', optional: true },
    { kind: 'button', label: 'See the booking', link: '{{link}}', optional: true },
    { kind: 'button', label: 'See everything you have booked', link: '{{walletLink}}', optional: true },
  ],
  footnote: 'You get this because of a booking with your e-mail address.',
};
