import { z } from 'zod';
import { callPolicy, jsonOf, ProviderError, type CallPolicy } from '@linkyard/egress';
import {
  paymentCallLimits,
  type BalanceMovement,
  type ListedPayment,
  type PaymentProvider,
  type ProviderAccount,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderWebhook,
  type Reversal,
  type StartedPayment,
  type StartPayment,
  type WebhookHeaders,
} from '../payment-provider.js';
import { toPayPalValue } from './paypal-amount.js';
import { normalisedEvent, payPalEventTypes, salePrefix } from './paypal-events.js';
import { PayPalHttp } from './paypal-http.js';
import { readMovements } from './paypal-movements.js';
import { listTransactions, readOrder, readSale, readSubscription } from './paypal-reading.js';
import {
  captureReply,
  eventBody,
  idReply,
  orderReply,
  refundReply,
  subscriptionReply,
  verificationReply,
  webhooksReply,
} from './paypal-replies.js';

export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  /** PayPal's own address for this mode when there is no base URL. */
  mode: 'test' | 'live';
  baseUrl?: string | undefined;
  /** Shared by all owners, so that the breaker sees the provider as a whole. */
  policy?: CallPolicy;
}
const hosts = { test: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' };
const nothing = z.unknown();
const takenStates: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/**
 * Payments by an owner's own PayPal app: orders that the buyer approves on PayPal's page, subscriptions, refunds, webhooks.
 * @source developer.paypal.com/docs/api/orders/v2, /docs/api/subscriptions/v1, /api/rest/webhooks/rest
 */
export class PayPalProvider implements PaymentProvider {
  readonly provider = 'paypal';
  readonly webhookEvents = payPalEventTypes;
  private readonly http: PayPalHttp;

  constructor(private readonly settings: PayPalSettings) {
    this.http = new PayPalHttp(
      settings.baseUrl ?? hosts[settings.mode],
      settings,
      settings.policy ?? callPolicy(paymentCallLimits),
    );
  }

  async verifyCredentials(): Promise<ProviderAccount> {
    const accountId = await this.http.signIn();
    return { accountId, label: `PayPal ${accountId}`, mode: this.settings.mode };
  }

  async ensureWebhook(url: string): Promise<ProviderWebhook> {
    const path = '/v1/notifications/webhooks';
    const { webhooks } = await this.http.call({ method: 'GET', path, reply: webhooksReply });
    const existing = webhooks.find((webhook) => webhook.url === url);
    const event_types = payPalEventTypes.map((name) => ({ name }));
    if (!existing) {
      const { id } = await this.http.call({ method: 'POST', path, reply: idReply, body: { url, event_types } });
      return { webhookId: id, secret: id };
    }
    const { id } = existing;
    const known = new Set(existing.event_types.map(({ name }) => name));
    if (known.size !== event_types.length || event_types.some(({ name }) => !known.has(name))) {
      const body = [{ op: 'replace', path: '/event_types', value: event_types }];
      await this.http.call({ method: 'PATCH', path: `${path}/${id}`, reply: nothing, body });
    }
    return { webhookId: id, secret: id };
  }

  async removeWebhook(webhookId: string): Promise<void> {
    await this.http
      .call({ method: 'DELETE', path: `/v1/notifications/webhooks/${webhookId}`, reply: nothing })
      .catch(ifGone);
  }

  async startPayment(payment: StartPayment): Promise<StartedPayment> {
    const started =
      payment.interval === 'once' ? await this.startOrder(payment) : await this.startSubscription(payment);
    const page = started.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    if (!page) throw new ProviderError('conflict', 'This attempt has been paid or has ended');
    return { providerRef: started.id, redirectUrl: page.href };
  }

  private startOrder({
    paymentId,
    amount,
    currency,
    description,
    successUrl,
    cancelUrl,
    idempotencyKey,
    capture,
  }: StartPayment) {
    const value = { currency_code: currency, value: toPayPalValue(amount, currency) };
    const body = {
      intent: capture === 'manual' ? 'AUTHORIZE' : 'CAPTURE',
      purchase_units: [{ amount: value, custom_id: paymentId, description: description.slice(0, 127) }],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: successUrl,
            cancel_url: cancelUrl,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    };
    return this.http.call({
      method: 'POST',
      path: '/v2/checkout/orders',
      reply: orderReply,
      body,
      requestId: idempotencyKey,
    });
  }

  private async startSubscription({
    paymentId,
    amount,
    currency,
    description,
    successUrl,
    cancelUrl,
    idempotencyKey,
    interval,
  }: StartPayment) {
    const price = { currency_code: currency, value: toPayPalValue(amount, currency) };
    const name = description.slice(0, 127);
    const step = <Reply>(path: string, reply: z.ZodType<Reply>, body: object) =>
      this.http.call({ method: 'POST', path, reply, body, requestId: `${idempotencyKey}:${path.split('/').at(-1)}` });
    const product = await step('/v1/catalogs/products', idReply, { name, type: 'SERVICE' });
    const plan = await step('/v1/billing/plans', idReply, {
      product_id: product.id,
      name,
      billing_cycles: [
        {
          frequency: { interval_unit: interval === 'year' ? 'YEAR' : 'MONTH', interval_count: 1 },
          tenure_type: 'REGULAR',
          sequence: 1,
          total_cycles: 0,
          pricing_scheme: { fixed_price: price },
        },
      ],
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 2 },
    });
    return step('/v1/billing/subscriptions', subscriptionReply, {
      plan_id: plan.id,
      custom_id: paymentId,
      application_context: { return_url: successUrl, cancel_url: cancelUrl, user_action: 'SUBSCRIBE_NOW' },
    });
  }

  readPayment(providerRef: string): Promise<ProviderPayment> {
    if (providerRef.startsWith(salePrefix)) return readSale(this.http, providerRef.slice(salePrefix.length));
    return providerRef.startsWith('I-') ? readSubscription(this.http, providerRef) : readOrder(this.http, providerRef);
  }

  async refund(
    providerPaymentId: string,
    amount: number,
    currency: string,
    idempotencyKey: string,
  ): Promise<ProviderRefund> {
    const value = toPayPalValue(amount, currency);
    const isSale = providerPaymentId.startsWith(salePrefix);
    const path = isSale
      ? `/v1/payments/sale/${providerPaymentId.slice(salePrefix.length)}/refund`
      : `/v2/payments/captures/${providerPaymentId}/refund`;
    const body = { amount: isSale ? { total: value, currency } : { value, currency_code: currency } };
    const refund = await this.http.call({ method: 'POST', path, reply: refundReply, body, requestId: idempotencyKey });
    return { providerRefundId: refund.id, state: refundStateOf(refund), amount, currency };
  }

  async readRefund(providerPaymentId: string, refundId: string): Promise<ProviderRefund['state']> {
    const isSale = providerPaymentId.startsWith(salePrefix);
    const path = isSale ? `/v1/payments/refund/${refundId}` : `/v2/payments/refunds/${refundId}`;
    return refundStateOf(await this.http.call({ method: 'GET', path, reply: refundReply }));
  }

  async capture(providerRef: string, amount: number, currency: string, idempotencyKey: string): Promise<void> {
    const authorization = await this.authorizationOf(providerRef);
    if (!authorization) throw new ProviderError('not_found', 'Nothing is held for this payment');
    const path = `/v2/payments/authorizations/${authorization}/capture`;
    const value = { value: toPayPalValue(amount, currency), currency_code: currency };
    const body = { amount: value, final_capture: true };
    await this.http.call({ method: 'POST', path, reply: captureReply, body, requestId: idempotencyKey });
  }

  async release(providerRef: string): Promise<void> {
    const authorization = await this.authorizationOf(providerRef);
    if (!authorization) return;
    const path = `/v2/payments/authorizations/${authorization}/void`;
    await this.http.call({ method: 'POST', path, reply: nothing, body: {} }).catch(ifGone);
  }

  private async authorizationOf(order: string): Promise<string | null> {
    const { purchase_units: units } = await this.http.call({
      method: 'GET',
      path: `/v2/checkout/orders/${order}`,
      reply: orderReply,
    });
    return units[0]?.payments?.authorizations[0]?.id ?? null;
  }

  /** An unapproved order needs no call: PayPal drops it after some hours, and we do not capture it. */
  async cancel(providerRef: string): Promise<void> {
    if (!providerRef.startsWith('I-')) return;
    const path = `/v1/billing/subscriptions/${providerRef}/cancel`;
    await this.http.call({ method: 'POST', path, reply: nothing, body: { reason: 'Ended' } }).catch(ifGone);
  }

  async parseEvent(rawBody: Buffer, headers: WebhookHeaders, secret: string): Promise<ProviderEvent> {
    const raw = rawBody.toString('utf8');
    const event = eventBody.safeParse(jsonOf(raw));
    const sent = {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: secret,
    };
    if (!event.success || Object.values(sent).some((value) => !value)) throw forged();
    // The raw event is forwarded: serialised again by JSON.stringify it would not verify.
    const body = `${JSON.stringify(sent).slice(0, -1)},"webhook_event":${raw}}`;
    const path = '/v1/notifications/verify-webhook-signature';
    const { verification_status: status } = await this.http.call({
      method: 'POST',
      path,
      reply: verificationReply,
      body,
    });
    if (status !== 'SUCCESS') throw forged();
    return normalisedEvent(event.data);
  }

  /** PayPal cannot list orders: open payments are read one by one instead. */
  async listRecent(): Promise<ListedPayment[]> {
    return [];
  }

  async listPeriods(subscriptionRef: string): Promise<string[]> {
    const periods = await listTransactions(this.http, subscriptionRef);
    const taken = periods.filter(({ status }) => takenStates.has(status));
    taken.sort((one, other) => one.time.localeCompare(other.time));
    return taken.map(({ id }) => `${salePrefix}${id}`);
  }

  /** PayPal lists no refunds: payments of the last days are read again instead. */
  async listReversals(): Promise<Reversal[]> {
    return [];
  }

  listMovements(since: Date): Promise<BalanceMovement[]> {
    return readMovements(this.http, since);
  }
}

function refundStateOf({ status, state }: z.output<typeof refundReply>): ProviderRefund['state'] {
  const named = (status ?? state ?? '').toUpperCase();
  if (named === 'COMPLETED') return 'settled';
  return named === 'FAILED' || named === 'CANCELLED' ? 'failed' : 'pending';
}

const forged = () => new ProviderError('invalid_signature', 'The message is not from PayPal');

function ifGone(error: unknown): void {
  if (!(error instanceof ProviderError) || (error.code !== 'not_found' && error.details.status !== 422)) throw error;
}
