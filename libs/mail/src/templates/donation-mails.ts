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
  footnote:
    'You get this because you are notified of donations by e-mail. You can change that in your account settings.',
};

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
  footnote:
    'You get this because you are notified of donations by e-mail. You can change that in your account settings.',
};

/** To the donor. Values: campaignName, amount, rhythm, date, provider, link (the donation); name may be empty. */
export const donationRenewalFailed: MailTemplate = {
  subject: 'Your donation to {{campaignName}} could not be charged',
  preheader: 'The payment of {{amount}} failed.',
  heading: 'The last payment failed',
  parts: [
    {
      kind: 'text',
      text: 'Your repeated donation to {{campaignName}} could not be charged. {{provider}} may try again in the next days. Please check the card or account that you pay with. To pay in another way, end this donation and give again on the page.',
    },
    {
      kind: 'facts',
      rows: [
        ['Amount', '{{amount}}'],
        ['How often', '{{rhythm}}'],
        ['Failed on', '{{date}}'],
      ],
    },
    { kind: 'button', label: 'See your donation', link: '{{link}}' },
  ],
  footnote: 'If {{provider}} charges the payment later, you get a receipt by e-mail.',
};

/** To the receiver. Values: name, pageName, amount, rhythm, donor, donorEmail, link (the donations in the app). */
export const donationNotRenewed: MailTemplate = {
  subject: 'The donation of {{donor}} could not be charged',
  preheader: '{{amount}} did not arrive.',
  heading: 'The last payment of a repeated donation failed',
  parts: [
    {
      kind: 'text',
      text: 'A repeated donation on {{pageName}} could not be charged. The payment provider may try again in the next days, and the donor has been informed. If it gives up, the donation ends.',
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
  footnote:
    'You get this because you are notified of donations by e-mail. You can change that in your account settings.',
};
