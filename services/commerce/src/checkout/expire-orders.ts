import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { bySystem } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { Payments } from '../payments/payments.js';
import { holdMs } from './checkout.service.js';
import { CheckoutsRepository } from './checkouts.repository.js';

const perRun = 200;

/** Ends the orders of expired checkouts: their payment is closed at the provider first, so that no buyer pays for stock that is not held. */
@Injectable()
export class ExpireOrders {
  constructor(
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(CheckoutsRepository) private readonly checkouts: CheckoutsRepository,
    @Inject(Payments) private readonly payments: Payments,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(now: Date): Promise<void> {
    const placedBefore = new Date(now.getTime() - holdMs);
    for (const order of await this.orders.unpaidPlacedBefore(placedBefore, perRun)) {
      await this.expire(order, now).catch((error: unknown) => {
        this.logger.warn({ err: error, orderId: order._id }, 'an order could not be expired');
      });
    }
  }

  /** The order is marked as changed first: orders that always fail, or wait for money, must not keep the others waiting. */
  private async expire(order: Order, at: Date): Promise<void> {
    const { userId: ownerId, _id, checkoutId } = order;
    await this.orders.update({ ownerId, _id, state: 'pending' }, {});
    const checkout = await this.checkouts.findOne({ ownerId, _id: checkoutId });
    if (checkout && checkout.state !== 'expired') return;
    if (checkout?.paymentId) {
      await this.payments.cancel(ownerId, checkout.paymentId);
      const { state } = await this.payments.settle(ownerId, checkout.paymentId);
      // Money arrived or is on its way: the order is paid by its event.
      if (state === 'settled' || state === 'authorized') return;
    }
    await this.orders.changeStates(order, { state: 'expired' }, { at, by: bySystem });
  }
}
