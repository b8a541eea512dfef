import type { MailTemplate } from '../mail-template.js';

/** To the receiver. Values: name, pageName, amount, rhythm, donor, donorEmail, link (the donations in the app). */
export const donationStopped: MailTemplate = {
  subject: 'The donation of {{donor}} has ended',
  preheader: '{{amount}} will no longer be given.',
  heading: 'A repeated donation has ended',
  parts: [
    {
      kind: 'text',
      text: 'No more will be given on {{pageName}} by this donor. What was given before stays with you.',
    },
    {
      kind: 'facts',
      rows: [
        ['From', '{{donor}}'],
        ['E-mail', '{{donorEmail}}'],
        ['Amount', '{{amount}}'],
        ['How often', '{{rhythm}}'],
      ],
    },
    { kind: 'button', label: 'See the donations', link: '{{link}}' },
  ],
  footnote: 'You get this because you are notified of donations by e-mail. You can change that in your profile.',
};
