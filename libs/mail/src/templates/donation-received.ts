import type { MailTemplate } from '../mail-template.js';

/** Values: pageName, amount, donor, link (the donations in the app); message and name may be empty. */
export const donationReceived: MailTemplate = {
  subject: '{{donor}} donated {{amount}}',
  preheader: 'A donation arrived on {{pageName}}.',
  heading: 'You received a donation',
  parts: [
    { kind: 'text', text: 'A donation of {{amount}} arrived on {{pageName}}.' },
    {
      kind: 'facts',
      rows: [
        ['From', '{{donor}}'],
        ['E-mail', '{{donorEmail}}'],
        ['Message', '{{message}}'],
      ],
    },
    { kind: 'button', label: 'See the donation', link: '{{link}}' },
  ],
  footnote: 'You get this because you are notified of donations by e-mail. You can change that in your profile.',
};
