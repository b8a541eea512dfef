import type { MailTemplate } from '../mail-template.js';

/** To the donor. Values: campaignName, amount, rhythm, link (the donation), walletLink; name may be empty. */
export const donationEnded: MailTemplate = {
  subject: 'Your donation to {{campaignName}} has ended',
  preheader: 'No more will be taken.',
  heading: 'Your donation has ended',
  parts: [
    { kind: 'text', text: 'No more will be taken for {{campaignName}}. Thank you for all that you have given.' },
    {
      kind: 'facts',
      rows: [
        ['Amount', '{{amount}}'],
        ['How often', '{{rhythm}}'],
      ],
    },
    { kind: 'button', label: 'See your donation', link: '{{link}}' },
    { kind: 'button', label: 'See all that you have given here', link: '{{walletLink}}', optional: true },
  ],
  footnote: 'You can give again at any time on the page.',
};
