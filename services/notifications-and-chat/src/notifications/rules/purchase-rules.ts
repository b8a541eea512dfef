import { orderPaid, orderPlaced, type EventData } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import { replyToPerson, ruleFor, type Notice } from './notification-rule.js';

type Purchase = EventData<typeof orderPaid>;

/** The seller learns of an order once, when it is paid or waits for its money. */
function purchaseNotice(purchase: Purchase, { isPaid }: { isPaid: boolean }): Notice {
  const { ownerId, orderId, buyer, products, total, currency } = purchase;
  const dedupeKey = `purchase:${orderId}`;
  return {
    ...{ recipients: [ownerId], dedupeKey },
    content: {
      ...{ type: 'purchase', name: buyer.name, email: buyer.email, amount: total, currency },
      ...{ productDetails: products.map((name) => ({ name })), subject: { kind: 'order', id: orderId } },
    },
    mail: {
      // An order that was placed is not mailed again when its money arrives: its seller marked it as paid.
      ...{ key: dedupeKey, template: 'order-received', ...replyToPerson(buyer) },
      values: ({ name }, i18n, link) => ({
        ...{ name, link, buyer: buyer.name || buyer.email || i18n.t('Someone'), buyerEmail: buyer.email },
        products: products.join('\n').slice(0, 4_000),
        amount: total === 0 ? i18n.t('Free') : formatAmount(total, currency, i18n.language),
        sentence: isPaid
          ? i18n.t('The order is paid.')
          : i18n.t('The order waits to be paid as you described. Mark it as paid once the money is there.'),
      }),
    },
  };
}

export const purchaseRules = [
  ruleFor({
    event: orderPaid,
    id: 'notify-order-paid',
    notice: (purchase) => purchaseNotice(purchase, { isPaid: true }),
  }),
  ruleFor({
    event: orderPlaced,
    id: 'notify-order-placed',
    notice: (purchase) => purchaseNotice(purchase, { isPaid: false }),
  }),
];
