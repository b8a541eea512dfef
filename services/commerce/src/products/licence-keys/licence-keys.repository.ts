import { Injectable } from '@nestjs/common';
import { InjectStored, newId, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { licenceKeys, type LicenceKey } from './licence-key.schema.js';

/** The pool of one product. */
export interface KeyPool {
  ownerId: string;
  productId: string;
}

/** A place among the keys of one order line. */
export interface KeyPosition extends KeyPool {
  orderLineId: string;
  position: number;
}

@Injectable()
export class LicenceKeysRepository extends OwnedRepository<LicenceKey> {
  constructor(@InjectStored('commerce', licenceKeys) model: StoredModel<typeof licenceKeys>) {
    super(model);
  }

  /** Keys that the pool has already stay as they are. @returns how many were added */
  async addMissing({ ownerId, productId }: KeyPool, tenantId: string | null, keys: readonly string[]): Promise<number> {
    const now = new Date();
    const fresh = { tenantId, rev: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const unclaimed = { orderLineId: null, position: null, claimedAt: null };
    const result = await this.model.bulkWrite(
      keys.map((key) => ({
        updateOne: {
          filter: { userId: ownerId, productId, key },
          update: { $setOnInsert: { _id: newId(), ...fresh, ...unclaimed } },
          upsert: true,
        },
      })),
      { ordered: false, timestamps: false },
    );
    return result.upsertedCount;
  }

  /** Gives the oldest free key this position. @returns null when the pool is empty */
  async takeFree({ ownerId, productId, orderLineId, position }: KeyPosition): Promise<LicenceKey | null> {
    const claim = { orderLineId, position, claimedAt: new Date(), updatedAt: new Date() };
    return this.model
      .findOneAndUpdate(
        { userId: ownerId, productId, orderLineId: null, deletedAt: null },
        { $set: claim, $inc: { rev: 1 } },
        { sort: { _id: 1 }, returnDocument: 'after' },
      )
      .lean<LicenceKey | null>()
      .exec();
  }

  async countOf({ ownerId, productId }: KeyPool): Promise<{ available: number; claimed: number }> {
    const [available, claimed] = await Promise.all([
      this.count({ ownerId, productId, orderLineId: null }),
      this.count({ ownerId, productId, orderLineId: trusted({ $ne: null }) }),
    ]);
    return { available, claimed };
  }
}
