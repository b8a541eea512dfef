import type { MailTemplate } from '../mail-template.js';

/** Values: headline, sentence, title, when, link; person, price, note, joinLink and name may be empty. */
export const webinarNotice: MailTemplate = {
  subject: '{{headline}}: {{title}}',
  preheader: '{{when}}',
  heading: '{{headline}}',
  parts: [
    { kind: 'text', text: '{{sentence}}' },
    {
      kind: 'facts',
      rows: [
        ['Webinar', '{{title}}'],
        ['When', '{{when}}'],
        ['Host', '{{person}}'],
        ['Price', '{{price}}'],
        ['Message', '{{note}}'],
      ],
    },
    { kind: 'button', label: 'Join the webinar', link: '{{joinLink}}', optional: true },
    { kind: 'button', label: 'See your registration', link: '{{link}}' },
  ],
  footnote: 'You get this because this e-mail address was used to register for a webinar.',
};
