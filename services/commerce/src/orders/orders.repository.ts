import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { nextNumber } from '../counters/next-number.js';
import { orderCounters, orders, type Order } from './order.schema.js';

@Injectable()
export class OrdersRepository extends OwnedRepository<Order> {
  constructor(
    @InjectStored('commerce', orders) model: StoredModel<typeof orders>,
    @InjectStored('commerce', orderCounters) private readonly counters: StoredModel<typeof orderCounters>,
  ) {
    super(model);
  }

  /** For the buyer, whose token is checked by the caller. */
  async findByPublicId(publicId: string): Promise<Order | null> {
    return this.model
      .findOne({ publicId, deletedAt: null }, null, {
        acrossOwners: 'a buyer opens an order by its public id and token',
      })
      .lean<Order | null>()
      .exec();
  }

  /** Whom an address has bought from, the latest first. */
  async sellersOf(email: string, limit: number): Promise<string[]> {
    const found = await this.model
      .find(
        { 'buyer.email': email, paidAt: trusted({ $ne: null }), deletedAt: null },
        { userId: 1 },
        {
          sort: { createdAt: -1 },
          limit: limit * 20,
          acrossOwners: 'a buyer asks for the links to what they have bought anywhere',
        },
      )
      .lean<{ userId: string }[]>()
      .exec();
    return [...new Set(found.map(({ userId }) => userId))].slice(0, limit);
  }

  /** How many of a product a buyer has paid for and kept. */
  async bought(ownerId: string, productId: string, email: string): Promise<number> {
    const filter = {
      ownerId,
      'buyer.email': email,
      'lines.productId': productId,
      paidAt: trusted({ $ne: null }),
      state: trusted({ $ne: 'cancelled' as const }),
    };
    const lines = (await this.findMany(filter)).flatMap((order) => order.lines);
    return lines.reduce((sum, line) => sum + (line.productId === productId ? line.qty - line.refundedQty : 0), 0);
  }

  /** The next number of an owner's orders, from 1. In a transaction, so that none is left out. */
  async nextNumber(ownerId: string): Promise<number> {
    return nextNumber(this.counters, ownerId);
  }
}
