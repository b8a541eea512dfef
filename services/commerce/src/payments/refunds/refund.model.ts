import { Injectable } from '@nestjs/common';
import {
  InjectStored,
  notAmong,
  ownedCollection,
  OwnedRepository,
  trusted,
  type DocumentOf,
  type DuePage,
  type StoredModel,
} from '@linkyard/mongo';

/** @source models.md 6 Refund */
export const refunds = ownedCollection({
  name: 'Refund',
  collection: 'refunds',
  fields: {
    paymentId: { type: String, required: true, immutable: true },
    idempotencyKey: { type: String, required: true, immutable: true },
    amount: { type: Number, required: true, immutable: true },
    reason: { type: String, default: '' },
    state: { type: String, default: 'pending', enum: ['pending', 'settled', 'failed'] },
    providerRefundId: { type: String, default: null },
  },
  indexes: [
    { key: { userId: 1, idempotencyKey: 1 }, options: { unique: true } },
    { key: { userId: 1, paymentId: 1 } },
    { key: { state: 1, updatedAt: 1 } },
  ],
});
export type Refund = DocumentOf<typeof refunds>;

@Injectable()
export class RefundRecords extends OwnedRepository<Refund> {
  constructor(@InjectStored('commerce', refunds) model: StoredModel<typeof refunds>) {
    super(model);
  }

  /** Marks a listed refund first, so that one that always fails does not keep the others waiting. @returns null when it has ended since */
  async markTried({ userId: ownerId, _id }: Refund): Promise<Refund | null> {
    return this.update({ ownerId, _id, state: 'pending' }, {});
  }

  /** For reconciliation: under way at the provider. */
  async underWay(before: Date, { limit, except }: DuePage): Promise<Refund[]> {
    const filter = { state: 'pending' as const, providerRefundId: trusted({ $ne: null }) };
    return this.model
      .find({ ...filter, ...notAmong(except), updatedAt: trusted({ $lt: before }), deletedAt: null }, null, {
        sort: { updatedAt: 1 },
        limit,
        acrossOwners: 'reconciliation reads the refunds under way of all',
      })
      .lean<Refund[]>()
      .exec();
  }

  /** For reconciliation: sent to the provider, without an answer. */
  async unanswered(before: Date, { limit, except }: DuePage): Promise<Refund[]> {
    const filter = { state: 'pending' as const, providerRefundId: null };
    return this.model
      .find({ ...filter, ...notAmong(except), updatedAt: trusted({ $lt: before }), deletedAt: null }, null, {
        sort: { updatedAt: 1 },
        limit,
        acrossOwners: 'reconciliation repeats the unanswered refunds of all',
      })
      .lean<Refund[]>()
      .exec();
  }
}
