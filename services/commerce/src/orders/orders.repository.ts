import { Injectable } from '@nestjs/common';
import { InjectStored, newId, OwnedModelRepository, type StoredModel } from '@linkyard/mongo';
import { orderCounters, orders, type Order } from './order.schema.js';

@Injectable()
export class OrdersRepository extends OwnedModelRepository<Order> {
  constructor(
    @InjectStored('commerce', orders) model: StoredModel<typeof orders>,
    @InjectStored('commerce', orderCounters) private readonly counters: StoredModel<typeof orderCounters>,
  ) {
    super(model);
  }

  /** The next number of an owner's orders, from 1. In a transaction, so that none is left out. */
  async nextNumber(ownerId: string): Promise<number> {
    const counter = await this.counters
      .findOneAndUpdate(
        { userId: ownerId },
        { $inc: { last: 1 }, $setOnInsert: { _id: newId() } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<{ last: number } | null>()
      .exec();
    return counter?.last ?? 1;
  }
}
