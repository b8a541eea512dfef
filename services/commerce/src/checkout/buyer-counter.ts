import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectStored, isDuplicateKey, newId, ownedCollection, type StoredModel } from '@linkyard/mongo';

/** How many orders with a limit per buyer an address has placed with a seller. */
export const buyerCounters = ownedCollection({
  name: 'BuyerCounter',
  collection: 'buyerCounters',
  fields: {
    /** A hash of the address: the record only has to be the same one for each of its orders. */
    buyer: { type: String, required: true },
    orders: { type: Number, default: 0 },
  },
  indexes: [{ key: { userId: 1, buyer: 1 }, options: { unique: true } }],
});

/** Orders of one buyer follow one another: two transactions that both write this record conflict, and one is retried. */
@Injectable()
export class BuyerCounter {
  constructor(@InjectStored('commerce', buyerCounters) private readonly counters: StoredModel<typeof buyerCounters>) {}

  /** Before the transaction: two that both insert a record would fail with a duplicate key, which is not retried. */
  async prepare(userId: string, email: string): Promise<void> {
    const which = recordOf(userId, email);
    if (await this.counters.exists(which)) return;
    const insert = { $setOnInsert: { _id: newId(), orders: 0 } };
    await this.counters.updateOne(which, insert, { upsert: true }).catch((error: unknown) => {
      // The other first order inserted it.
      if (!isDuplicateKey(error)) throw error;
    });
  }

  /** Within a transaction, after `prepare`. */
  async increment(userId: string, email: string): Promise<void> {
    const change = { $inc: { orders: 1 }, $setOnInsert: { _id: newId() } };
    await this.counters.updateOne(recordOf(userId, email), change, { upsert: true }).exec();
  }
}

const recordOf = (userId: string, email: string) => ({
  userId,
  buyer: createHash('sha256').update(email).digest('hex'),
});
