import Stripe from 'stripe';
import { callPolicy, ProviderError, type CallPolicy } from '@linkyard/egress';
import {
  paymentCallLimits,
  type BalanceMovement,
  type ListedPayment,
  type PaymentProvider,
  type ProviderAccount,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderWebhook,
  type Reversal,
  type StartedPayment,
  type StartPayment,
  type WebhookHeaders,
} from '../payment-provider.js';
import { fromStripeAmount, toStripeAmount } from './stripe-amount.js';
import { asProviderError } from './stripe-errors.js';
import { normalisedEvent, stripeEventTypes } from './stripe-events.js';
import { readMovements } from './stripe-movements.js';
import { readInvoice, readSession } from './stripe-reading.js';
import { readReversals } from './stripe-reversals.js';

export interface StripeSettings {
  secretKey: string;
  /** Where the API is; Stripe's own when missing. */
  baseUrl?: string | undefined;
  /** Shared by all owners, so that the breaker sees the provider as a whole. */
  policy?: CallPolicy;
  /** Epoch milliseconds; for tests of old messages. */
  now?: () => number;
}
const minute = 60_000;
const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'settled',
  failed: 'failed',
  canceled: 'failed',
};

function addressOf(baseUrl: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}

/**
 * Payments by an owner's own Stripe account: checkout on Stripe's page, refunds, webhooks.
 * @source docs.stripe.com/checkout/fulfillment, docs.stripe.com/api/idempotent_requests
 */
export class StripeProvider implements PaymentProvider {
  readonly provider = 'stripe';
  readonly webhookEvents = stripeEventTypes;
  private readonly stripe: Stripe;
  private readonly policy: CallPolicy;

  constructor(private readonly settings: StripeSettings) {
    this.stripe = new Stripe(settings.secretKey, {
      ...(settings.baseUrl ? addressOf(settings.baseUrl) : {}),
      telemetry: false,
      // The policy repeats with our own idempotency keys; two layers would multiply the attempts.
      maxNetworkRetries: 0,
      timeout: 10_000,
    });
    this.policy = settings.policy ?? callPolicy(paymentCallLimits);
  }

  async verifyCredentials(): Promise<ProviderAccount> {
    const mode = /^[sr]k_live_/.test(this.settings.secretKey) ? 'live' : 'test';
    const account = await this.call(() => this.stripe.accounts.retrieveCurrent()).catch(refusedAccount);
    if (typeof account === 'string') {
      await this.call(() => this.stripe.checkout.sessions.list({ limit: 1 }));
      return { accountId: account, label: account, mode };
    }
    return { accountId: account.id, label: account.business_profile?.name ?? account.email ?? account.id, mode };
  }

  async ensureWebhook(url: string, existing?: ProviderWebhook): Promise<ProviderWebhook> {
    const { data } = await this.call(() => this.stripe.webhookEndpoints.list({ limit: 100 }));
    const ours = data.filter((endpoint) => endpoint.url === url);
    const kept = ours.find(({ id, status }) => id === existing?.webhookId && status === 'enabled');
    if (kept && existing) {
      await this.call(() => this.stripe.webhookEndpoints.update(kept.id, { enabled_events: [...stripeEventTypes] }));
      return existing;
    }
    // The signing secret is shown only once, so an endpoint whose secret is lost is replaced.
    for (const { id } of ours) await this.removeWebhook(id);
    const made = await this.call(() =>
      this.stripe.webhookEndpoints.create({
        url,
        enabled_events: [...stripeEventTypes],
        api_version: Stripe.API_VERSION,
      }),
    );
    if (!made.secret) throw new ProviderError('unavailable', 'Stripe gave no signing secret');
    return { webhookId: made.id, secret: made.secret };
  }

  async removeWebhook(webhookId: string): Promise<void> {
    await this.call(() => this.stripe.webhookEndpoints.del(webhookId)).catch(ignoreCode('not_found'));
  }

  async startPayment(payment: StartPayment): Promise<StartedPayment> {
    const session = await this.call(() =>
      this.stripe.checkout.sessions.create(sessionOf(payment), { idempotencyKey: payment.idempotencyKey }),
    );
    if (!session.url) throw new ProviderError('conflict', 'This attempt has been paid or has expired');
    return { providerRef: session.id, redirectUrl: session.url };
  }

  readPayment(providerRef: string): Promise<ProviderPayment> {
    const read = providerRef.startsWith('in_') ? readInvoice : readSession;
    return this.call(() => read(this.stripe, providerRef));
  }

  async refund(
    providerPaymentId: string,
    amount: number,
    currency: string,
    idempotencyKey: string,
  ): Promise<ProviderRefund> {
    const request = { payment_intent: providerPaymentId, amount: toStripeAmount(amount, currency) };
    const refund = await this.call(() => this.stripe.refunds.create(request, { idempotencyKey })).catch(refundTooLarge);
    return {
      providerRefundId: refund.id,
      state: refundStates[refund.status ?? 'pending'] ?? 'pending',
      amount: fromStripeAmount(refund.amount, currency),
      currency,
    };
  }

  async readRefund(_providerPaymentId: string, refundId: string): Promise<ProviderRefund['state']> {
    const { status } = await this.call(() => this.stripe.refunds.retrieve(refundId));
    return refundStates[status ?? 'pending'] ?? 'pending';
  }

  async capture(providerRef: string, amount: number, currency: string, idempotencyKey: string): Promise<void> {
    const request = { amount_to_capture: toStripeAmount(amount, currency) };
    const intent = await this.intentOf(providerRef);
    if (!intent) throw new ProviderError('not_found', 'Nothing is held for this payment');
    await this.call(() => this.stripe.paymentIntents.capture(intent, request, { idempotencyKey }));
  }

  async release(providerRef: string): Promise<void> {
    const intent = await this.intentOf(providerRef);
    // Stripe refuses to cancel what was cancelled or captured: the caller reads what has become of it.
    if (intent)
      await this.call(() => this.stripe.paymentIntents.cancel(intent)).catch(
        ignoreCode('invalid_request', 'not_found'),
      );
  }

  private async intentOf(session: string): Promise<string | null> {
    const { payment_intent: intent } = await this.call(() => this.stripe.checkout.sessions.retrieve(session));
    return typeof intent === 'string' ? intent : (intent?.id ?? null);
  }

  async cancel(providerRef: string): Promise<void> {
    const isSubscription = providerRef.startsWith('sub_');
    await this.call(async () => {
      if (isSubscription) await this.stripe.subscriptions.cancel(providerRef);
      else await this.stripe.checkout.sessions.expire(providerRef);
    }).catch(ignoreCode('invalid_request', 'not_found'));
  }

  async parseEvent(rawBody: Buffer, headers: WebhookHeaders, secret: string) {
    const now = (this.settings.now ?? Date.now)();
    try {
      const header = headers['stripe-signature'] ?? '';
      const event = this.stripe.webhooks.constructEvent(rawBody, header, secret, 300, undefined, now);
      // The library accepts any time in the future.
      const at = Number(/t=(\d+)/.exec(header)?.[1] ?? 0) * 1000;
      if (at > now + 5 * minute) throw new ProviderError('invalid_signature', 'The message is dated in the future');
      return normalisedEvent(event);
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new ProviderError('invalid_signature', error instanceof Error ? error.message : 'The message is not valid');
    }
  }

  async listRecent(since: Date): Promise<ListedPayment[]> {
    const gte = Math.floor(since.getTime() / 1000);
    const sessions = await this.call(() =>
      this.stripe.checkout.sessions.list({ created: { gte }, limit: 100 }).autoPagingToArray({ limit: 1_000 }),
    );
    return sessions.map(({ id, payment_status: status }) => ({ providerRef: id, isPaid: status === 'paid' }));
  }

  async listPeriods(subscription: string): Promise<string[]> {
    const invoices = await this.call(() =>
      this.stripe.invoices.list({ subscription, status: 'paid', limit: 100 }).autoPagingToArray({ limit: 1_000 }),
    ).catch(unlessForbidden);
    // The first invoice belongs to its checkout session. Stripe lists the latest first.
    const renewals = invoices.filter(({ billing_reason: reason }) => reason !== 'subscription_create');
    return renewals.map(({ id }) => id).reverse();
  }

  listReversals(since: Date): Promise<Reversal[]> {
    return this.call(() => readReversals(this.stripe, since)).catch(unlessForbidden);
  }

  /** A restricted key may lack the permission to read the balance. */
  listMovements(since: Date): Promise<BalanceMovement[]> {
    return this.call(() => readMovements(this.stripe, since)).catch(unlessForbidden);
  }

  private call<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.policy.run(async () => {
      try {
        return await work();
      } catch (error) {
        throw asProviderError(error);
      }
    });
  }
}

function sessionOf(payment: StartPayment): Stripe.Checkout.SessionCreateParams {
  const { paymentId, subject, amount, currency, buyer, description, interval, capture } = payment;
  const metadata = { paymentId, subject: `${subject.service}:${subject.kind}:${subject.id}` };
  const isOnce = interval === 'once';
  return {
    mode: isOnce ? 'payment' : 'subscription',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(amount, currency),
          product_data: { name: description.slice(0, 250) },
          ...(isOnce ? {} : { recurring: { interval } }),
        },
      },
    ],
    success_url: payment.successUrl,
    cancel_url: payment.cancelUrl,
    // Stripe takes no less than 30 minutes from its own now; the grace keeps a late or repeated request within that.
    expires_at: Math.floor((payment.expiresAt.getTime() + 5 * minute) / 1000),
    client_reference_id: paymentId,
    metadata,
    // Refunds, disputes and renewals carry the metadata of these, not the session's.
    ...(isOnce
      ? { payment_intent_data: { metadata, ...(capture === 'manual' ? { capture_method: capture } : {}) } }
      : { subscription_data: { metadata } }),
    ...(buyer.email ? { customer_email: buyer.email } : {}),
    ...(isOnce ? { submit_type: subject.kind === 'donation' ? 'donate' : 'pay' } : {}),
  };
}

const ignoreCode =
  (...codes: string[]) =>
  (error: unknown): void => {
    if (!(error instanceof ProviderError) || !codes.includes(error.code)) throw error;
  };

/**
 * Restricted keys often cannot read their account: the refusal names it.
 * @source github.com/stripe/stripe-node/issues/2246
 */
function refusedAccount(error: unknown): string {
  const isForbidden = error instanceof ProviderError && error.code === 'missing_permission';
  const accountId = isForbidden ? /on account '(acct_\w+)'/.exec(error.message)?.[1] : undefined;
  if (!accountId) throw error;
  return accountId;
}

function unlessForbidden(error: unknown): never[] {
  if (error instanceof ProviderError && error.code === 'missing_permission') return [];
  throw error;
}

function refundTooLarge(error: unknown): never {
  if (error instanceof ProviderError && error.details.providerCode === 'amount_too_large')
    throw new ProviderError('refund_too_large', error.message, error.details);
  throw error;
}
