import type { MailTemplate } from '../mail-template.js';

/** Values: mailSubject, seller, number, items, total, walletLink; ownText, notice, downloadLink, receiptLink, address and name may be empty. */
export const orderReceipt: MailTemplate = {
  subject: '{{mailSubject}}',
  preheader: 'Your receipt for order {{number}}.',
  heading: 'Thank you for your order',
  parts: [
    { kind: 'text', text: '{{ownText}}', optional: true },
    { kind: 'text', text: '{{notice}}', optional: true },
    { kind: 'button', label: 'Open your downloads', link: '{{downloadLink}}', optional: true },
    {
      kind: 'facts',
      rows: [
        ['Seller', '{{seller}}'],
        ['Order', '{{number}}'],
        ['Items', '{{items}}'],
        ['Discount', '{{discount}}'],
        ['Shipping', '{{shipping}}'],
        ['Tax', '{{tax}}'],
        ['Total', '{{total}}'],
        ['Sent to', '{{address}}'],
      ],
    },
    { kind: 'button', label: 'See all your orders from {{seller}}', link: '{{walletLink}}', optional: true },
    { kind: 'button', label: 'Receipt (PDF)', link: '{{receiptLink}}', optional: true },
  ],
  footnote:
    'You get this because you bought from {{seller}} with this e-mail address. The links are only for you: anyone who has them can open your downloads.',
};
