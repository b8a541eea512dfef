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
        ['Tax included', '{{taxIncluded}}'],
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

/** Values: seller, number; downloadLink, walletLink and name may be empty. */
export const orderAccess: MailTemplate = {
  subject: 'Your links for order {{number}} from {{seller}}',
  preheader: 'Open your downloads again.',
  heading: 'Your links',
  parts: [
    { kind: 'text', text: '{{seller}} sends you the links of order {{number}} again.' },
    { kind: 'button', label: 'Open your downloads', link: '{{downloadLink}}', optional: true },
    { kind: 'button', label: 'See all your orders from {{seller}}', link: '{{walletLink}}', optional: true },
  ],
  footnote: 'You get this because you bought from {{seller}} with this e-mail address. The links are only for you.',
};

/** Values: seller, product, number, downloadLink, walletLink. */
export const orderFilesUpdated: MailTemplate = {
  subject: 'New files for {{product}}',
  preheader: '{{seller}} has updated what you bought.',
  heading: 'New files for you',
  parts: [
    { kind: 'text', text: '{{seller}} has updated {{product}}, which you bought with order {{number}}.' },
    { kind: 'button', label: 'Open your downloads', link: '{{downloadLink}}' },
    { kind: 'button', label: 'See all your orders from {{seller}}', link: '{{walletLink}}', optional: true },
  ],
  footnote: 'You get this because you bought from {{seller}} with this e-mail address. The links are only for you.',
};

/** Values: seller, number, items; carrier, trackingCode, trackingLink and name may be empty. */
export const orderShipped: MailTemplate = {
  subject: 'Order {{number}} from {{seller}} is on its way',
  preheader: 'What was sent, and how to follow it.',
  heading: 'Your order is on its way',
  parts: [
    { kind: 'text', text: '{{seller}} has fulfilled this part of your order {{number}}.' },
    {
      kind: 'facts',
      rows: [
        ['Items', '{{items}}'],
        ['Carrier', '{{carrier}}'],
        ['Tracking number', '{{trackingCode}}'],
      ],
    },
    { kind: 'button', label: 'Follow the parcel', link: '{{trackingLink}}', optional: true },
  ],
  footnote: 'You get this because you bought from {{seller}} with this e-mail address.',
};

/** Values: seller, number, amount; name, notice and receiptLink may be empty. */
export const orderRefunded: MailTemplate = {
  subject: 'Refund of {{amount}} for order {{number}}',
  preheader: '{{seller}} returns {{amount}} to you.',
  heading: 'Your money is on its way back',
  parts: [
    {
      kind: 'text',
      text: '{{seller}} returns {{amount}} of order {{number}} to you. Depending on your bank it takes up to ten days.',
    },
    { kind: 'text', text: '{{notice}}', optional: true },
    { kind: 'button', label: 'Receipt (PDF)', link: '{{receiptLink}}', optional: true },
  ],
  footnote: 'You get this because you bought from {{seller}} with this e-mail address.',
};

/** Values: seller, walletLink. */
export const walletLink: MailTemplate = {
  subject: 'Your orders and bookings with {{seller}}',
  preheader: 'The link to everything you have with {{seller}}.',
  heading: 'Your orders and bookings with {{seller}}',
  parts: [
    { kind: 'text', text: 'Here are your orders, receipts, downloads, bookings and donations.' },
    { kind: 'button', label: 'Open them', link: '{{walletLink}}' },
  ],
  footnote:
    'You get this because someone asked for it with this e-mail address. If that was not you, nothing has changed. The link is only for you.',
};

/** Values: seller, howToPay, items, total, orderLink; name may be empty. */
export const orderPlaced: MailTemplate = {
  subject: 'How to pay for your order from {{seller}}',
  preheader: '{{total}}, as {{seller}} describes it.',
  heading: 'Thank you for your order',
  parts: [
    { kind: 'text', text: '{{seller}} keeps it for you. This is how to pay:' },
    { kind: 'text', text: '{{howToPay}}' },
    {
      kind: 'facts',
      rows: [
        ['Seller', '{{seller}}'],
        ['Items', '{{items}}'],
        ['Total', '{{total}}'],
      ],
    },
    { kind: 'button', label: 'See your order', link: '{{orderLink}}' },
  ],
  footnote:
    'You get this because you ordered from {{seller}} with this e-mail address. Your receipt follows once {{seller}} has the money.',
};

/** Values: seller, items, total; reason and name may be empty. */
export const orderCancelled: MailTemplate = {
  subject: 'Your order from {{seller}} is cancelled',
  preheader: 'There is nothing to pay.',
  heading: 'Your order is cancelled',
  parts: [
    {
      kind: 'text',
      text: '{{seller}} has cancelled your order, which had not been paid yet. There is nothing to pay any more. If you have sent the money already, please reach out to {{seller}}.',
    },
    {
      kind: 'facts',
      rows: [
        ['Reason', '{{reason}}'],
        ['Items', '{{items}}'],
        ['Total', '{{total}}'],
      ],
    },
  ],
  footnote: 'You get this because you ordered from {{seller}} with this e-mail address.',
};

/** Values: seller, number, items, total; reason may be empty. */
export const paidOrderCancelled: MailTemplate = {
  subject: 'Your order {{number}} from {{seller}} is cancelled',
  preheader: 'The payment was not refunded with it.',
  heading: 'Your order is cancelled',
  parts: [
    {
      kind: 'text',
      text: '{{seller}} has cancelled your order, which you had paid. The payment was not refunded with it. If you think that it should be, please reach out to {{seller}}.',
    },
    {
      kind: 'facts',
      rows: [
        ['Reason', '{{reason}}'],
        ['Items', '{{items}}'],
        ['Total', '{{total}}'],
      ],
    },
  ],
  footnote: 'You get this because you ordered from {{seller}} with this e-mail address.',
};

/** Values: seller, product, items, checkoutLink; name may be empty. */
export const checkoutReminder: MailTemplate = {
  subject: 'You left something behind: {{product}}',
  preheader: 'Your checkout at {{seller}} is filled in as you left it.',
  heading: 'You left something behind',
  parts: [
    {
      kind: 'text',
      text: 'You began an order from {{seller}} and have not paid it. Nothing was charged. If you still want it, your checkout is filled in as you left it, at the prices of today.',
    },
    {
      kind: 'facts',
      rows: [
        ['Seller', '{{seller}}'],
        ['Items', '{{items}}'],
      ],
    },
    { kind: 'button', label: 'Go back to your checkout', link: '{{checkoutLink}}' },
  ],
  footnote:
    'You get this because this e-mail address was entered at the checkout of {{seller}}. It is the only reminder: if you do nothing, no other one follows.',
};

/** Before a large order is begun. Values: seller, items, link; name may be empty. */
export const confirmOrder: MailTemplate = {
  subject: 'Is this order from {{seller}} yours?',
  preheader: 'Confirm it, then you can pay.',
  heading: 'Is this order yours?',
  parts: [
    {
      kind: 'text',
      text: 'This is a large part of what {{seller}} has in stock. Nothing is kept for you until you confirm that it was you who began this order. Then you can pay for it.',
    },
    {
      kind: 'facts',
      rows: [
        ['Seller', '{{seller}}'],
        ['Items', '{{items}}'],
      ],
    },
    { kind: 'button', label: 'Confirm and go on', link: '{{link}}' },
    { kind: 'text', text: 'The link is good for a day.' },
  ],
  footnote:
    'You get this because this e-mail address was entered at the checkout of {{seller}}. If that was not you, ignore this mail: nothing is ordered.',
};

/** To the seller. Values: name, buyer, buyerEmail, products, amount, sentence, link (the orders in the app). */
export const orderReceived: MailTemplate = {
  subject: '{{buyer}} bought from you: {{amount}}',
  preheader: '{{products}}',
  heading: 'You have a new order',
  parts: [
    { kind: 'text', text: '{{sentence}}' },
    {
      kind: 'facts',
      rows: [
        ['From', '{{buyer}}'],
        ['E-mail', '{{buyerEmail}}'],
        ['Products', '{{products}}'],
        ['Total', '{{amount}}'],
      ],
    },
    { kind: 'button', label: 'See the order', link: '{{link}}' },
  ],
  footnote: 'You get this because you are notified of orders by e-mail. You can change that in your account settings.',
};
