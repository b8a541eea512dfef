import { Injectable } from '@nestjs/common';
import { orderPaid, orderPlaced, type EventData } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { OwnerNotifier, replyToPerson } from './owner-notifier.service.js';

type Purchase = EventData<typeof orderPaid>;

/** Notifies the seller of an order, once, when it is paid or waits for its money. */
@Injectable()
export class PurchaseNotice {
  constructor(private readonly notifier: OwnerNotifier) {}

  @OnEvent(orderPaid, { id: 'notify-order-paid', isRepeatable: true })
  onPaid(purchase: Purchase, facts: EventFacts): Promise<void> {
    return this.notify(purchase, { isPaid: true }, facts);
  }

  @OnEvent(orderPlaced, { id: 'notify-order-placed', isRepeatable: true })
  onPlaced(purchase: Purchase, facts: EventFacts): Promise<void> {
    return this.notify(purchase, { isPaid: false }, facts);
  }

  private notify(purchase: Purchase, { isPaid }: { isPaid: boolean }, facts: EventFacts): Promise<void> {
    const { ownerId, orderId, buyer, products, total, currency } = purchase;
    const news = {
      ownerId,
      dedupeKey: `purchase:${orderId}`,
      notification: {
        ...{ type: 'purchase' as const, name: buyer.name, email: buyer.email, amount: total, currency },
        ...{ productDetails: products.map((name) => ({ name })), subject: { kind: 'order', id: orderId } },
      },
    };
    return this.notifier.notify(
      {
        ...news,
        // An order that was placed is not mailed again when its money arrives: its seller marked it as paid.
        mail: (owner, i18n, link) => ({
          ...{ key: news.dedupeKey, template: 'order-received' },
          ...replyToPerson(buyer),
          values: {
            ...{ name: owner.name, buyer: buyer.name || buyer.email || i18n.t('Someone'), buyerEmail: buyer.email },
            products: products.join('\n').slice(0, 4_000),
            amount: total === 0 ? i18n.t('Free') : formatAmount(total, currency, i18n.language),
            sentence: isPaid
              ? i18n.t('The order is paid.')
              : i18n.t('The order waits to be paid as you described. Mark it as paid once the money is there.'),
            link,
          },
        }),
      },
      facts,
    );
  }
}
