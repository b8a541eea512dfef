import { Injectable } from '@nestjs/common';
import { orderPlaced, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { OrderMails } from '../mails/order-mails.js';
import { isAwaitingPayment } from '../orders/order-states.js';
import { OrdersRepository } from '../orders/orders.repository.js';

/** Mails how to pay to a buyer who pays offline. */
@Injectable()
export class OnOrderPlaced {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly mails: OrderMails,
  ) {}

  @OnEvent(orderPlaced, { id: 'mail-how-to-pay', isRepeatable: true })
  async send({ orderId, ownerId }: EventData<typeof orderPlaced>, _facts: EventFacts): Promise<void> {
    const order = await this.orders.findOne({ ownerId, _id: orderId });
    if (order && isAwaitingPayment(order)) await this.mails.placed(order);
  }
}
