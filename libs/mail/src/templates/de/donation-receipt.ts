import type { MailTemplate } from '../../mail-template.js';

export const donationReceipt: MailTemplate = {
  subject: 'Vielen Dank für deine Spende an {{campaignName}}',
  preheader: 'Dein Beleg über {{amount}}.',
  heading: 'Vielen Dank für deine Spende',
  parts: [
    { kind: 'text', text: 'Deine Spende an {{campaignName}} ist eingegangen. Das ist dein Beleg.' },
    {
      kind: 'facts',
      rows: [
        ['Beleg', 'Nr. {{receiptNumber}}'],
        ['Betrag', '{{amount}}'],
        ['Wie oft', '{{rhythm}}'],
        ['Datum', '{{date}}'],
      ],
    },
    { kind: 'button', label: 'Spende ansehen', link: '{{link}}' },
    { kind: 'button', label: 'Beleg (PDF)', link: '{{receiptLink}}', optional: true },
    { kind: 'button', label: 'Alles ansehen, was du hier gespendet hast', link: '{{walletLink}}', optional: true },
  ],
  footnote:
    'Eine wiederkehrende Spende kannst du jederzeit über die erste Schaltfläche oben beenden. Bewahre diese Mail auf: Der Link ist nur für dich.',
};
