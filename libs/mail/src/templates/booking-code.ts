import type { MailTemplate } from '../mail-template.js';

/** Values: code, title, when, minutes; name may be empty. */
export const bookingCode: MailTemplate = {
  subject: '{{code}} is your code for {{title}}',
  preheader: 'Enter the code on the booking page to finish your booking.',
  heading: 'Confirm your booking',
  parts: [
    {
      kind: 'text',
      text: 'Enter this code on the booking page. The time is kept for you for {{minutes}} minutes.',
    },
    { kind: 'code', value: '{{code}}' },
    {
      kind: 'facts',
      rows: [
        ['What', '{{title}}'],
        ['When', '{{when}}'],
      ],
    },
  ],
  footnote:
    'You get this because this address was entered on a booking page. If that was not you, ignore this mail and nothing is booked.',
};
