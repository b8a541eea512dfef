import { Injectable } from '@nestjs/common';
import type { EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { OrdersRepository } from '../orders/orders.repository.js';
import type { Order } from '../orders/order.schema.js';
import { orderMailDue, type OrderMail } from './order-mail-outbox.js';
import { OrderMails } from './order-mails.js';

/** Sends the mails about orders once the change that they are about is committed. */
@Injectable()
export class SendOrderMails {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly mails: OrderMails,
  ) {}

  @OnEvent(orderMailDue, { id: 'send-order-mail', isRepeatable: true })
  async onDue({ ownerId, orderId, mail }: EventData<typeof orderMailDue>, _facts: EventFacts): Promise<void> {
    const order = await this.orders.findOne({ ownerId, _id: orderId });
    if (order) await this.send(order, mail);
  }

  private async send(order: Order, mail: OrderMail): Promise<void> {
    if (mail.kind === 'receipt') return this.mails.receipt(order);
    if (mail.kind === 'cancelled') return this.mails.cancelled(order, mail.reason);
    if (mail.kind === 'access') return this.mails.access(order, mail.key);
    if (mail.kind === 'shipped') {
      const fulfilment = order.fulfilments.find(({ key }) => key === mail.key);
      if (fulfilment) await this.mails.shipped(order, fulfilment);
      return;
    }
    const refund = order.refunds.find(({ key }) => key === mail.key);
    if (refund) await this.mails.refunded(order, refund);
  }
}
