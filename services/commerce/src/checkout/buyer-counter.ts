import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  InjectStored,
  isDuplicateKey,
  newId,
  outsideTransaction,
  ownedCollection,
  type StoredModel,
} from '@linkyard/mongo';

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

  /** Within a transaction. */
  async increment(userId: string, email: string): Promise<void> {
    const which = { userId, buyer: createHash('sha256').update(email).digest('hex') };
    await this.ensure(which);
    // A record that was inserted after this transaction began is not seen by it: the upsert conflicts, and it is retried.
    const change = { $inc: { orders: 1 }, $setOnInsert: { _id: newId() } };
    await this.counters.updateOne(which, change, { upsert: true }).exec();
  }

  /** Two transactions that both insert a record fail with a duplicate key, which is not retried. */
  private async ensure(which: { userId: string; buyer: string }): Promise<void> {
    const insert = { $setOnInsert: { _id: newId(), orders: 0 } };
    await outsideTransaction(async () => {
      if (await this.counters.exists(which)) return;
      await this.counters.updateOne(which, insert, { upsert: true }).catch((error: unknown) => {
        // The other first order inserted it.
        if (!isDuplicateKey(error)) throw error;
      });
    });
  }
}
