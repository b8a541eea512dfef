import type { MailTemplate } from '../../mail-template.js';

export const donationEnded: MailTemplate = {
  subject: 'Deine Spende an {{campaignName}} ist beendet',
  preheader: 'Es wird nichts mehr abgebucht.',
  heading: 'Deine Spende ist beendet',
  parts: [
    {
      kind: 'text',
      text: 'Für {{campaignName}} wird nichts mehr abgebucht. Vielen Dank für alles, was du gegeben hast.',
    },
    {
      kind: 'facts',
      rows: [
        ['Betrag', '{{amount}}'],
        ['Wie oft', '{{rhythm}}'],
      ],
    },
    { kind: 'button', label: 'Spende ansehen', link: '{{link}}' },
    { kind: 'button', label: 'Alles ansehen, was du hier gespendet hast', link: '{{walletLink}}', optional: true },
  ],
  footnote: 'Du kannst auf der Seite jederzeit wieder spenden.',
};
