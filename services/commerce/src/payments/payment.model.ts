import { Injectable } from '@nestjs/common';
import {
  InjectStored,
  ownedCollection,
  OwnedModelRepository,
  trusted,
  type DocumentOf,
  type StoredModel,
} from '@linkyard/mongo';

/** @source models.md 6 Payment */
export const payments = ownedCollection({
  name: 'Payment',
  collection: 'payments',
  fields: {
    subject: {
      service: { type: String, required: true, enum: ['commerce', 'bookings'] },
      kind: { type: String, required: true, enum: ['order', 'donation', 'invoice', 'booking', 'registration'] },
      id: { type: String, required: true },
    },
    idempotencyKey: { type: String, required: true, immutable: true },
    provider: { type: String, required: true, enum: ['stripe', 'paypal'], immutable: true },
    connectionId: { type: String, required: true, immutable: true },
    mode: { type: String, required: true, enum: ['test', 'live'] },
    /** Minor units. */
    amount: { type: Number, required: true, immutable: true },
    currency: { type: String, required: true, immutable: true },
    /** Null until the provider has it: a checkout session, an order or a subscription. */
    providerRef: { type: String, default: null },
    redirectUrl: { type: String, default: null },
    /** Null until money moved. */
    providerPaymentId: { type: String, default: null },
    /** In `settlementCurrency`; null until the provider knows them. */
    fee: { type: Number, default: null },
    net: { type: Number, default: null },
    settlementCurrency: { type: String, default: null },
    state: {
      type: String,
      default: 'created',
      enum: ['created', 'authorized', 'settled', 'declined', 'error', 'cancelled'],
    },
    errorCode: { type: String, default: null },
    expiresAt: { type: Date, required: true },
    settledAt: { type: Date, default: null },
    /** Claimed by refunds that are pending or settled; never more than `amount`. */
    refundClaimed: { type: Number, default: 0 },
    /** Returned for certain. */
    refundedTotal: { type: Number, default: 0 },
    dispute: { type: String, default: 'none', enum: ['none', 'opened', 'won', 'lost'] },
    /** What a person has to look at; null when nothing. */
    needsAttention: { type: String, default: null, enum: [null, 'amount_mismatch', 'refund_mismatch'] },
  },
  indexes: [
    { key: { userId: 1, idempotencyKey: 1 }, options: { unique: true } },
    {
      key: { connectionId: 1, providerRef: 1 },
      options: { unique: true, partialFilterExpression: { providerRef: { $type: 'string' } } },
    },
    { key: { connectionId: 1, providerPaymentId: 1 } },
    { key: { state: 1, createdAt: 1 } },
  ],
});
export type Payment = DocumentOf<typeof payments>;

@Injectable()
export class PaymentRecords extends OwnedModelRepository<Payment> {
  constructor(@InjectStored('commerce', payments) model: StoredModel<typeof payments>) {
    super(model);
  }

  /** For reconciliation: what is still open and was begun before. */
  async open(before: Date, limit: number): Promise<Payment[]> {
    const filter = { state: trusted({ $in: ['created', 'authorized'] as const }), createdAt: trusted({ $lt: before }) };
    return this.model
      .find({ ...filter, deletedAt: null }, null, {
        sort: { updatedAt: 1 },
        limit,
        acrossOwners: 'reconciliation reads the open payments of all',
      })
      .lean<Payment[]>()
      .exec();
  }
}
