import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { orders, type Order } from '../orders/order.schema.js';
import { Payments } from '../payments/payments.js';
import { CheckoutsRepository } from './checkouts.repository.js';

const perRun = 200;

@Injectable()
export class PendingOrders extends OwnedRepository<Order> {
  constructor(@InjectStored('commerce', orders) model: StoredModel<typeof orders>) {
    super(model);
  }

  /** Of all sellers, the least recently changed first. One that is paid offline waits for its seller. */
  async placedBefore(before: Date, limit: number): Promise<Order[]> {
    const filter = {
      state: trusted({ $in: ['pending' as const] }),
      isOffline: trusted({ $ne: true }),
      createdAt: trusted({ $lt: before }),
    };
    return this.model
      .find(filter, null, { sort: { updatedAt: 1 }, limit, acrossOwners: 'orders of all sellers expire' })
      .lean<Order[]>()
      .exec();
  }
}

/** Ends the orders of expired checkouts: their payment is closed at the provider first, so that no buyer pays for stock that is not held. */
@Injectable()
export class ExpireOrders {
  constructor(
    @Inject(PendingOrders) private readonly orders: PendingOrders,
    @Inject(CheckoutsRepository) private readonly checkouts: CheckoutsRepository,
    @Inject(ModuleRef) private readonly modules: ModuleRef,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(before: Date): Promise<void> {
    for (const order of await this.orders.placedBefore(before, perRun)) {
      await this.expire(order).catch((error: unknown) => {
        this.logger.warn({ err: error, orderId: order._id }, 'an order could not be expired');
      });
    }
  }

  private async expire({ userId: ownerId, _id, checkoutId }: Order): Promise<void> {
    const checkout = await this.checkouts.findOne({ ownerId, _id: checkoutId });
    if (checkout && checkout.state !== 'expired') return;
    if (checkout?.paymentId) {
      const payments = this.modules.get(Payments, { strict: false });
      await payments.cancel(ownerId, checkout.paymentId);
      const { state } = await payments.settle(ownerId, checkout.paymentId);
      // Money arrived or is on its way: the order is paid by its event.
      if (state === 'settled' || state === 'authorized') return;
    }
    const stateHistory = { from: 'pending', to: 'expired', at: new Date(), by: { kind: 'system', id: '' }, reason: '' };
    const change = { $set: { state: 'expired' }, $push: { stateHistory } } as const;
    await this.orders.update({ ownerId, _id, state: 'pending' }, change);
  }
}
