import { Injectable } from '@nestjs/common';
import { orderPaid, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { OrderMailOutbox } from '../mails/order-mail-outbox.js';
import { isAccessDue } from '../orders/order-states.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { DeliverOrder } from './deliver-order.js';

/** Delivers a paid order and sends its receipt, once. */
@Injectable()
export class OnOrderPaid {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly delivery: DeliverOrder,
    private readonly mails: OrderMailOutbox,
  ) {}

  /** One that its seller has to decide about, or that was cancelled or refunded since, gets its receipt, but nothing is delivered. */
  @OnEvent(orderPaid, { id: 'deliver-order' })
  async deliver({ orderId, ownerId }: EventData<typeof orderPaid>, { at }: EventMeta): Promise<void> {
    const order = await this.orders.findOne({ ownerId, _id: orderId });
    if (!order || order.receiptSentAt) return;
    if (order.needsAttention.code === null && isAccessDue(order)) await this.delivery.deliver(order, at);
    await this.mails.add(order, { kind: 'receipt' });
    await this.orders.update({ ownerId, _id: orderId }, { $set: { receiptSentAt: at } });
  }
}
