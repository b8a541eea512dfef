import type { MailTemplate } from '../mail-template.js';

/** To those who run a site. Values: subject, message, senderEmail; sender, name and link (to the enquiry in the app) may be empty. */
export const enquiryReceived: MailTemplate = {
  subject: 'Message from {{senderEmail}}: {{subject}}',
  preheader: '{{message}}',
  heading: '{{subject}}',
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Name', '{{sender}}'],
        ['E-mail', '{{senderEmail}}'],
        ['Message', '{{message}}'],
      ],
    },
    { kind: 'button', label: 'Answer', link: '{{link}}', optional: true },
  ],
  footnote:
    'You get this because messages to the support of your site go to you. The details above were typed by the sender and are not checked.',
};

/** To who has written to a site. Values: subject, message, name and link (to the enquiry in the app) may be empty. */
export const enquiryAnswered: MailTemplate = {
  subject: 'Re: {{subject}}',
  preheader: '{{brand}} has answered your message.',
  heading: 'An answer to “{{subject}}”',
  parts: [
    { kind: 'text', text: '{{message}}' },
    { kind: 'button', label: 'Write again', link: '{{link}}', optional: true },
  ],
  footnote: 'You get this because you wrote to {{brand}}.',
};
