import { Inject, Injectable } from '@nestjs/common';
import { donationBlocksChanged, paymentConnectionErrors } from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { newId, ServiceDatabase } from '@linkyard/mongo';
import { DomainError, LOGGER, Outbox, SiteUrls, type Logger, requireFound } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, type CommerceConfig } from '../../config/commerce-config.js';
import type { PaymentProvider } from '../providers/payment-provider.js';
import { ConnectionRecords, type PaymentConnection } from './payment-connection.model.js';
import { ProviderAccounts, type Credentials } from './provider-accounts.js';

type Health = Pick<PaymentConnection, 'state' | 'lastError' | 'lastCheckedAt'> & Partial<PaymentConnection>;

/** Creators' accounts at payment providers. @source ADR 0024 */
@Injectable()
export class Connections {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly records: ConnectionRecords,
    private readonly accounts: ProviderAccounts,
    private readonly outbox: Outbox,
    @Inject(COMMERCE_CONFIG) private readonly config: CommerceConfig,
    private readonly urls: SiteUrls,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  list(ownerId: string): Promise<PaymentConnection[]> {
    return this.records.findMany({ ownerId }, { sort: { isDefault: -1, createdAt: 1 } });
  }

  /** Providers whose address is a simulator on this network. */
  simulated(): PaymentConnection['provider'][] {
    const { STRIPE_BASE_URL, PAYPAL_BASE_URL } = this.config;
    const isSimulator = (url: string | undefined) => url?.startsWith('http://') ?? false;
    return [
      ...(isSimulator(STRIPE_BASE_URL) ? (['stripe'] as const) : []),
      ...(isSimulator(PAYPAL_BASE_URL) ? (['paypal'] as const) : []),
    ];
  }

  /** @throws DomainError payments.credentials_refused, payments.provider_unavailable; nothing is stored then */
  async connect(ownerId: string, credentials: Credentials): Promise<PaymentConnection> {
    const provider = this.accounts.with(credentials);
    const account = await provider.verifyCredentials().catch(refusal);
    const stored = await this.store(ownerId, credentials, account);
    const health = await this.prepared(stored, provider);
    return this.database.transaction(async () => {
      await this.outbox.add(donationBlocksChanged, { ownerId, campaignId: null });
      return this.changed(stored, health);
    });
  }

  async test(ownerId: string, _id: string): Promise<PaymentConnection> {
    const connection = await this.get(ownerId, _id);
    const provider = this.accounts.of(connection);
    try {
      await provider.verifyCredentials();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return this.changed(connection, failed(error));
    }
    return this.changed(connection, await this.prepared(connection, provider));
  }

  async makeDefault(ownerId: string, _id: string): Promise<PaymentConnection> {
    await this.get(ownerId, _id);
    return this.database.transaction(async () => {
      await this.records.updateMany({ ownerId, isDefault: true }, { $set: { isDefault: false } });
      return requireFound(await this.records.update({ ownerId, _id }, { $set: { isDefault: true } }));
    });
  }

  /** The provider may be unreachable: the credentials are erased all the same. */
  async remove(ownerId: string, _id: string): Promise<void> {
    const connection = await this.get(ownerId, _id);
    const removing = connection.webhookId && this.accounts.of(connection).removeWebhook(connection.webhookId);
    await Promise.resolve(removing).catch((error: unknown) => {
      this.logger.warn({ err: error, connectionId: _id }, 'a webhook could not be removed at its provider');
    });
    await this.database.transaction(async () => {
      const erased = { secretsEnc: '', webhookSecretEnc: '', isDefault: false, state: 'revoked' } as const;
      await this.records.update({ ownerId, _id }, { $set: erased });
      await this.records.softDelete({ ownerId, _id });
      await this.outbox.add(donationBlocksChanged, { ownerId, campaignId: null });
      const [next] = await this.records.working(ownerId);
      if (connection.isDefault && next)
        await this.records.update({ ownerId, _id: next._id }, { $set: { isDefault: true } });
    });
  }

  /**
   * A webhook that was set up by an earlier version, or could not be set up, is sent what this version handles.
   * @throws ProviderError
   */
  async refreshWebhook(connection: PaymentConnection): Promise<void> {
    const provider = this.accounts.of(connection);
    const known = new Set(connection.webhookEvents);
    if (provider.webhookEvents.every((name) => known.has(name))) return;
    await this.changed(connection, await this.withWebhook(connection, provider));
  }

  /** Remembers that the provider no longer accepts the credentials. */
  async noteFailure(connection: PaymentConnection, error: ProviderError): Promise<void> {
    if (error.code !== 'invalid_credentials' && error.code !== 'missing_permission') return;
    await this.records.update({ ownerId: connection.userId, _id: connection._id }, { $set: failed(error) });
  }

  private async store(
    ownerId: string,
    credentials: Credentials,
    account: { accountId: string; label: string; mode: 'test' | 'live' },
  ) {
    const { provider } = credentials;
    const key = { ownerId, provider, accountId: account.accountId, mode: account.mode };
    return this.database.transaction(async () => {
      const known = await this.records.findOne(key);
      const restored = known ? null : await this.records.restoreLatest(key);
      const _id = (known ?? restored)?._id ?? newId();
      const fields = { ...account, secretsEnc: this.accounts.seal(_id, credentials) };
      if (known) return (await this.records.update({ ownerId, _id }, { $set: fields })) ?? known;
      const isDefault = await this.becomesDefault(ownerId, account.mode);
      const begun = { isDefault, status: 1, state: 'pending', comparedAt: null } as const;
      if (restored) return (await this.records.update({ ownerId, _id }, { $set: { ...fields, ...begun } })) ?? restored;
      const webhook = { webhookId: '', webhookSecretEnc: '', webhookEvents: [] };
      const unchecked = { lastCheckedAt: null, lastError: '' };
      return this.records.insert(ownerId, { _id, provider, ...fields, ...begun, ...webhook, ...unchecked });
    });
  }

  /** The first account is the default one; a live one takes that over from a test account, so that buyers pay. */
  private async becomesDefault(ownerId: string, mode: PaymentConnection['mode']): Promise<boolean> {
    const current = await this.records.findOne({ ownerId, isDefault: true });
    if (!current) return true;
    if (mode === 'test' || current.mode === 'live') return false;
    await this.records.update({ ownerId, _id: current._id }, { $set: { isDefault: false } });
    return true;
  }

  /** Without its webhook an account still takes payments: returns and reconciliation settle them. */
  private async prepared(connection: PaymentConnection, provider: PaymentProvider): Promise<Health> {
    const { _id } = connection;
    try {
      return await this.withWebhook(connection, provider);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn({ err: error, connectionId: _id }, 'a webhook could not be made at its provider');
      return { ...healthy(), state: 'restricted', lastError: paymentConnectionErrors.webhookRefused };
    }
  }

  private async withWebhook(connection: PaymentConnection, provider: PaymentProvider): Promise<Health> {
    const { _id } = connection;
    const url = this.urls.forProviders(`/webhooks/${connection.provider}/${_id}`);
    const webhook = await provider.ensureWebhook(url, this.accounts.webhookOf(connection));
    const webhookSecretEnc = this.accounts.sealWebhook(_id, webhook);
    const { webhookId } = webhook;
    return { ...healthy(), webhookId, webhookSecretEnc, webhookEvents: [...provider.webhookEvents] };
  }

  private async changed({ userId, _id }: PaymentConnection, change: Partial<PaymentConnection>) {
    return requireFound(await this.records.update({ ownerId: userId, _id }, { $set: change }));
  }

  /** @throws DomainError core.not_found */
  async get(ownerId: string, _id: string): Promise<PaymentConnection> {
    return requireFound(await this.records.findOne({ ownerId, _id }));
  }
}

const healthy = (): Health => ({ state: 'active', lastError: '', lastCheckedAt: new Date() });

const words: Partial<Record<ProviderError['code'], string>> = {
  invalid_credentials: paymentConnectionErrors.credentialsRefused,
  missing_permission: paymentConnectionErrors.permissionMissing,
  unavailable: paymentConnectionErrors.unavailable,
};
const failed = ({ code }: ProviderError): Health => ({
  state: 'error',
  lastError: words[code] ?? paymentConnectionErrors.refused,
  lastCheckedAt: new Date(),
});

function refusal(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  throw new DomainError(
    error.code === 'unavailable' ? 'payments.provider_unavailable' : 'payments.credentials_refused',
  );
}
