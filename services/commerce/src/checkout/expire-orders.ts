import { Injectable } from '@nestjs/common';
import { DueRows } from '@linkyard/service-kit';
import { bySystem } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { Payments } from '../payments/payments.js';
import { holdMs } from './checkout.service.js';
import { CheckoutsRepository } from './checkouts.repository.js';

/** Ends the orders of expired checkouts: their payment is closed at the provider first, so that no buyer pays for stock that is not reserved. */
@Injectable()
export class ExpireOrders {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly checkouts: CheckoutsRepository,
    private readonly payments: Payments,
    private readonly due: DueRows,
  ) {}

  async run(signal: AbortSignal, now: Date): Promise<void> {
    const placedBefore = new Date(now.getTime() - holdMs);
    await this.due.forEachDue({
      ...{ job: 'expire-orders', signal, now },
      find: (page) => this.orders.unpaidPlacedBefore(placedBefore, page),
      process: (order) => this.expire(order, now),
    });
  }

  /** The order is marked as changed first: orders that wait for money must not keep the others waiting. */
  private async expire(order: Order, at: Date): Promise<void> {
    const { userId: ownerId, _id, checkoutId } = order;
    if (!(await this.orders.update({ ownerId, _id, state: 'pending' }, {}))) return;
    const checkout = await this.checkouts.findOne({ ownerId, _id: checkoutId });
    if (checkout && checkout.state !== 'expired') return;
    if (checkout?.paymentId) {
      await this.payments.cancel(ownerId, checkout.paymentId);
      const { state } = await this.payments.settle(ownerId, checkout.paymentId);
      // Money arrived or is on its way: the order is paid by its event.
      if (state === 'settled' || state === 'authorized') return;
    }
    // The end of its payment may have been noted in the meantime.
    const unpaid = await this.orders.findOne({ ownerId, _id, state: 'pending' });
    if (unpaid) await this.orders.changeStates(unpaid, { state: 'expired' }, { at, by: bySystem });
  }
}
