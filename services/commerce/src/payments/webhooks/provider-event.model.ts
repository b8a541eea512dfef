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

const nullableText = { type: String, default: null, immutable: true } as const;
const retentionSeconds = 180 * 86_400;

/** A verified message of a provider. @source models.md 6 ProviderEvent */
export const providerEvents = ownedCollection({
  name: 'ProviderEvent',
  collection: 'provider_events',
  fields: {
    provider: { type: String, required: true, enum: ['stripe', 'paypal'], immutable: true },
    connectionId: { type: String, required: true, immutable: true },
    /** The provider's own id. */
    eventId: { type: String, required: true, immutable: true },
    type: { type: String, required: true, immutable: true },
    /** A `ProviderEventKind`. */
    kind: { type: String, required: true, immutable: true },
    providerRef: nullableText,
    providerPaymentId: nullableText,
    subscriptionRef: nullableText,
    providerRefundId: nullableText,
    /** Of a dispute, in ISO minor units. */
    disputedAmount: { type: Number, default: null, immutable: true },
    disputedCurrency: nullableText,
    occurredAt: { type: Date, required: true, immutable: true },
    /** The message as it came. */
    payload: { type: String, default: '', immutable: true },
    /** `stored` waits for its first or next attempt; `failed` needs an operator. */
    state: { type: String, default: 'stored', enum: ['stored', 'processed', 'ignored', 'failed'] },
    attempts: { type: Number, default: 0 },
    lastError: { type: String, default: '' },
    nextAttemptAt: { type: Date, required: true },
    paymentId: { type: String, default: null },
  },
  indexes: [
    { key: { connectionId: 1, eventId: 1 }, options: { unique: true } },
    { key: { state: 1, nextAttemptAt: 1 } },
    { key: { userId: 1, connectionId: 1, providerPaymentId: 1, state: 1 } },
    { key: { createdAt: 1 }, options: { expireAfterSeconds: retentionSeconds } },
  ],
});
export type StoredProviderEvent = DocumentOf<typeof providerEvents>;

@Injectable()
export class ProviderEventRecords extends OwnedRepository<StoredProviderEvent> {
  constructor(@InjectStored('commerce', providerEvents) model: StoredModel<typeof providerEvents>) {
    super(model);
  }

  /** Those whose next attempt is due, the oldest first. */
  async due(now: Date, { limit, except }: DuePage): Promise<StoredProviderEvent[]> {
    return this.model
      .find({ state: 'stored', nextAttemptAt: trusted({ $lte: now }), ...notAmong(except), deletedAt: null }, null, {
        sort: { nextAttemptAt: 1 },
        limit,
        acrossOwners: 'the retry job processes the provider events of all owners',
      })
      .lean<StoredProviderEvent[]>()
      .exec();
  }
}
