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

/** @source models.md 6 PaymentConnection */
export const paymentConnections = ownedCollection({
  name: 'PaymentConnection',
  collection: 'payment_connections',
  fields: {
    provider: { type: String, required: true, enum: ['stripe', 'paypal'], immutable: true },
    mode: { type: String, required: true, enum: ['test', 'live'] },
    accountId: { type: String, required: true },
    label: { type: String, default: '' },
    /** Sealed JSON of the credentials; empty once disconnected. */
    secretsEnc: { type: String, default: '' },
    webhookId: { type: String, default: '' },
    webhookSecretEnc: { type: String, default: '' },
    /** Names of events that the webhook was last set up for. */
    webhookEvents: { type: [String] },
    isDefault: { type: Boolean, default: false },
    status: { type: Number, default: 1, enum: [0, 1] },
    state: { type: String, default: 'pending', enum: ['pending', 'active', 'restricted', 'revoked', 'error'] },
    lastCheckedAt: { type: Date, default: null },
    lastError: { type: String, default: '' },
    /** Payments that the provider lists since then have not been compared with ours. */
    comparedAt: { type: Date, default: null },
  },
  indexes: [
    {
      // At Stripe test and live mode have one account id.
      key: { userId: 1, provider: 1, accountId: 1, mode: 1 },
      options: { unique: true, partialFilterExpression: { deletedAt: null } },
    },
  ],
});
export type PaymentConnection = DocumentOf<typeof paymentConnections>;

@Injectable()
export class ConnectionRecords extends OwnedRepository<PaymentConnection> {
  constructor(@InjectStored('commerce', paymentConnections) model: StoredModel<typeof paymentConnections>) {
    super(model);
  }

  /** An account that was disconnected comes back under its id, which its payments name. */
  async restoreLatest(key: Pick<PaymentConnection, 'provider' | 'accountId' | 'mode'> & { ownerId: string }) {
    const { ownerId, ...account } = key;
    const removed = { ...account, userId: ownerId, deletedAt: trusted({ $ne: null }) };
    const latest = await this.model
      .findOne(removed, null, { sort: { deletedAt: -1 } })
      .lean<PaymentConnection>()
      .exec();
    return latest && this.restore({ ownerId, _id: latest._id });
  }

  /** Also what was disconnected since. */
  async everConnected(ownerId: string): Promise<Pick<PaymentConnection, 'mode' | 'deletedAt'>[]> {
    return this.model.find({ userId: ownerId }, { mode: 1, deletedAt: 1 }).lean<PaymentConnection[]>().exec();
  }

  /** For webhooks alone: they name a connection and prove by their signature that they may. */
  async ofWebhook(_id: string, provider: PaymentConnection['provider']): Promise<PaymentConnection | null> {
    return this.model
      .findOne({ _id, provider, deletedAt: null }, null, { acrossOwners: 'a webhook names its connection' })
      .lean<PaymentConnection | null>()
      .exec();
  }

  /** For reconciliation: the working accounts of all owners, the least recently compared first. */
  async leastCompared(before: Date, { limit, except }: DuePage): Promise<PaymentConnection[]> {
    const filter = { status: 1, state: trusted({ $in: ['active', 'restricted'] as const }), deletedAt: null } as const;
    const due = trusted({ $not: { $gt: before } });
    return this.model
      .find({ ...filter, ...notAmong(except), comparedAt: due }, null, {
        sort: { comparedAt: 1 },
        limit,
        acrossOwners: 'reconciliation reads the accounts of all owners',
      })
      .lean<PaymentConnection[]>()
      .exec();
  }

  /** For the check of the ledger: working accounts of one owner, or of all. */
  async ofAll(limit: number, ownerId?: string): Promise<PaymentConnection[]> {
    const filter = { status: 1, state: trusted({ $in: ['active', 'restricted'] as const }), deletedAt: null } as const;
    return this.model
      .find({ ...filter, ...(ownerId ? { userId: ownerId } : {}) }, null, {
        sort: { _id: 1 },
        limit,
        acrossOwners: 'the nightly check reads the accounts of all owners',
      })
      .lean<PaymentConnection[]>()
      .exec();
  }

  /** Those that take payments: the default one first, live ones before test accounts. */
  async working(ownerId: string): Promise<PaymentConnection[]> {
    const filter = { ownerId, status: 1, state: trusted({ $in: ['active', 'restricted'] as const }) } as const;
    return this.findMany(filter, { sort: { isDefault: -1, mode: 1, createdAt: 1 } });
  }
}
