import type { MailTemplate } from '../mail-template.js';

/** Values: campaignName, amount, rhythm, receiptNumber, date, link (the donation, and the way to end it), walletLink; receiptLink and name may be empty. */
export const donationReceipt: MailTemplate = {
  subject: 'Thank you for your donation to {{campaignName}}',
  preheader: 'Your receipt for {{amount}}.',
  heading: 'Thank you for your donation',
  parts: [
    { kind: 'text', text: 'Your donation to {{campaignName}} has arrived. This is your receipt.' },
    {
      kind: 'facts',
      rows: [
        ['Receipt', 'No. {{receiptNumber}}'],
        ['Amount', '{{amount}}'],
        ['How often', '{{rhythm}}'],
        ['Date', '{{date}}'],
      ],
    },
    { kind: 'button', label: 'See your donation', link: '{{link}}' },
    { kind: 'button', label: 'Receipt (PDF)', link: '{{receiptLink}}', optional: true },
    { kind: 'button', label: 'See all that you have given here', link: '{{walletLink}}', optional: true },
  ],
  footnote:
    'A donation that repeats can be ended at any time by the first button above. Keep this mail: the link is only for you.',
};
