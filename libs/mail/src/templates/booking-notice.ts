import type { MailTemplate } from '../mail-template.js';

/** Values: headline, sentence, title, when; person, where, price, note, answers, link and name may be empty. */
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
    { kind: 'button', label: 'See the booking', link: '{{link}}', optional: true },
  ],
  footnote: 'You get this because of a booking with your e-mail address.',
};
