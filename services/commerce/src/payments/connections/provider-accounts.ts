import { Inject, Injectable } from '@nestjs/common';
import { dataSealer, type Sealer } from '@linkyard/crypto';
import { callPolicy } from '@linkyard/egress';
import { DomainError } from '@linkyard/service-kit';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { COMMERCE_CONFIG, type CommerceConfig } from '../../config/commerce-config.js';
import {
  paymentCallLimits,
  type PaymentProvider,
  type ProviderMode,
  type ProviderWebhook,
} from '../providers/payment-provider.js';
import { PayPalProvider } from '../providers/paypal/paypal-provider.js';
import { StripeProvider } from '../providers/stripe/stripe-provider.js';
import { ConnectionRecords, type PaymentConnection } from './payment-connection.model.js';

const stripeSecrets = z.object({ secretKey: z.string() });
const payPalSecrets = z.object({ clientId: z.string(), clientSecret: z.string() });
export type Credentials =
  | ({ provider: 'stripe' } & z.output<typeof stripeSecrets>)
  | ({ provider: 'paypal'; mode: ProviderMode } & z.output<typeof payPalSecrets>);

/** Opens providers with the sealed credentials of a connection. All owners share the call policy of a provider, with a breaker for each account. */
@Injectable()
export class ProviderAccounts {
  private readonly sealer: Sealer;
  private readonly policies = { stripe: callPolicy(paymentCallLimits), paypal: callPolicy(paymentCallLimits) };
  /** Kept by their sealed credentials: PayPal's access token is fetched once. */
  private readonly open = new LRUCache<string, PaymentProvider>({ max: 500, ttl: 600_000 });

  constructor(
    @Inject(COMMERCE_CONFIG) private readonly config: CommerceConfig,
    private readonly records: ConnectionRecords,
  ) {
    this.sealer = dataSealer('commerce.data', config.DATA_KEY, config.DATA_KEY_PREVIOUS);
  }

  /** @param account the connection, once it is stored: its failures stop no other */
  with(credentials: Credentials, account?: string): PaymentProvider {
    const { STRIPE_BASE_URL, PAYPAL_BASE_URL } = this.config;
    const shared = this.policies[credentials.provider];
    const policy = account === undefined ? shared : shared.forAccount(account);
    if (credentials.provider === 'stripe')
      return new StripeProvider({ ...credentials, baseUrl: STRIPE_BASE_URL, policy });
    return new PayPalProvider({ ...credentials, baseUrl: PAYPAL_BASE_URL, policy });
  }

  /** The provider that a payment was begun at. @throws DomainError payments.no_connection when it was disconnected */
  async ofPayment({ userId: ownerId, connectionId: _id }: { userId: string; connectionId: string }) {
    const connection = await this.records.findOne({ ownerId, _id });
    if (!connection) throw new DomainError('payments.no_connection');
    return this.of(connection);
  }

  /** The provider that a payment was begun at, or null when it was disconnected. */
  async whileConnected(payment: { userId: string; connectionId: string }): Promise<PaymentProvider | null> {
    return this.ofPayment(payment).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'payments.no_connection') return null;
      throw error;
    });
  }

  /** @throws DomainError payments.no_connection when its credentials are erased */
  of(connection: PaymentConnection): PaymentProvider {
    const { _id, provider, mode, secretsEnc } = connection;
    if (!secretsEnc) throw new DomainError('payments.no_connection');
    const known = this.open.get(secretsEnc);
    if (known) return known;
    const secrets: unknown = JSON.parse(this.sealer.open(secretsEnc, contextOf(_id)));
    const opened =
      provider === 'stripe'
        ? this.with({ provider, ...stripeSecrets.parse(secrets) }, _id)
        : this.with({ provider, mode, ...payPalSecrets.parse(secrets) }, _id);
    this.open.set(secretsEnc, opened);
    return opened;
  }

  seal(connectionId: string, credentials: Credentials): string {
    const secrets =
      credentials.provider === 'stripe' ? stripeSecrets.parse(credentials) : payPalSecrets.parse(credentials);
    return this.sealer.seal(JSON.stringify(secrets), contextOf(connectionId));
  }

  sealWebhook(connectionId: string, { secret }: ProviderWebhook): string {
    return this.sealer.seal(secret, webhookContext(connectionId));
  }

  webhookOf({ _id, webhookId, webhookSecretEnc }: PaymentConnection): ProviderWebhook | undefined {
    if (!webhookId || !webhookSecretEnc) return undefined;
    return { webhookId, secret: this.sealer.open(webhookSecretEnc, webhookContext(_id)) };
  }
}

const contextOf = (connectionId: string) => `payment-connection:${connectionId}`;
const webhookContext = (connectionId: string) => `${contextOf(connectionId)}:webhook`;
