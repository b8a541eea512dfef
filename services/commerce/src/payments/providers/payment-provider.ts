import type { CallLimits } from '@linkyard/egress';

/** Every call may be repeated: it reads, or has an idempotency key. */
export const paymentCallLimits: CallLimits = { timeoutMs: 8_000, retries: 2 };

export type ProviderName = 'stripe' | 'paypal';
export type ProviderMode = 'test' | 'live';
export type PaymentInterval = 'once' | 'month' | 'year';
/** `manual` only holds the amount, until it is captured or released. */
export type CaptureMode = 'automatic' | 'manual';

export interface ProviderAccount {
  accountId: string;
  label: string;
  mode: ProviderMode;
}
export interface ProviderWebhook {
  webhookId: string;
  /** What `parseEvent` verifies with: Stripe's signing secret, PayPal's webhook id. */
  secret: string;
}
export interface PaymentSubject {
  service: string;
  kind: string;
  id: string;
}
export interface StartPayment {
  /** Ours; comes back in the provider's records. */
  paymentId: string;
  subject: PaymentSubject;
  /** ISO 4217 minor units. */
  amount: number;
  currency: string;
  buyer: { email?: string; name?: string; locale?: string };
  description: string;
  /** May hold {CHECKOUT_SESSION_ID} for Stripe; PayPal adds ?token=. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** Stable per attempt: the same key and values give the same payment. */
  idempotencyKey: string;
  interval: PaymentInterval;
  capture: CaptureMode;
}
export interface StartedPayment {
  /** What `readPayment` reads: a checkout session, an order or a subscription. */
  providerRef: string;
  redirectUrl: string;
}
export type ProviderPaymentState =
  'pending' | 'processing' | 'authorized' | 'settled' | 'declined' | 'expired' | 'refunded' | 'partiallyRefunded';
export interface ProviderPayment {
  providerRef: string;
  state: ProviderPaymentState;
  /** ISO 4217 minor units; of a captured hold what was captured. */
  amount: number;
  currency: string;
  amountRefunded: number;
  /** When a hold ends by itself; null where nothing is held or the provider does not say. */
  authorizedUntil: Date | null;
  /** Null until the provider reports it: read again later. In `settlementCurrency`. */
  fee: number | null;
  net: number | null;
  settlementCurrency: string | null;
  /** What `refund` takes; null before money moved. */
  providerPaymentId: string | null;
  subscriptionRef: string | null;
  /** Ours, as given to `startPayment`. */
  paymentId: string | null;
  /** Why the last attempt was declined; of a `pending` payment its page takes another one. */
  errorCode: string | null;
}
/** A change of the account's balance that is no payment and no refund. */
export interface BalanceMovement {
  /** The provider's id: booked once. */
  id: string;
  kind: 'payout' | 'disputeFee';
  /** ISO minor units that left the balance; negative when they came back. */
  amount: number;
  currency: string;
  /** Of a dispute's fee: the payment that it belongs to. */
  providerPaymentId: string | null;
  at: Date;
}
/** A payment as the provider's list has it. */
export interface ListedPayment {
  providerRef: string;
  isPaid: boolean;
}
/** What was taken back of a payment, as the provider lists it. */
export interface Reversal {
  providerPaymentId: string;
  kind: 'refunded' | 'disputed' | 'disputeWon' | 'disputeLost';
  /** Of a dispute; null where the provider does not say it. */
  disputed: DisputedMoney | null;
}
/** What a dispute is about. */
export interface DisputedMoney {
  /** ISO minor units. */
  amount: number;
  currency: string;
}
export interface ProviderRefund {
  providerRefundId: string;
  state: 'pending' | 'settled' | 'failed';
  amount: number;
  currency: string;
}
export type ProviderEventKind =
  | 'settled'
  | 'processing'
  | 'failed'
  | 'expired'
  | 'approved'
  | 'refunded'
  | 'refundFailed'
  | 'feeKnown'
  | 'disputed'
  | 'disputeWon'
  | 'disputeLost'
  | 'renewed'
  | 'renewalFailed'
  | 'balanceChanged'
  /** The provider no longer charges it, but could be made to go on. */
  | 'subscriptionSuspended'
  | 'subscriptionEnded'
  | 'ignored';
/** What a webhook says. Read the payment again instead of believing its amounts or its order. */
export interface ProviderEvent {
  eventId: string;
  type: string;
  kind: ProviderEventKind;
  mode: ProviderMode | null;
  /** Session, order or invoice; null when only the payment is known. */
  providerRef: string | null;
  providerPaymentId: string | null;
  subscriptionRef: string | null;
  /** Of events about a refund. */
  providerRefundId: string | null;
  /** Of events about a dispute; null where the provider does not say it. */
  disputed: DisputedMoney | null;
  createdAt: Date;
}
export type WebhookHeaders = Readonly<Record<string, string | undefined>>;

/** One owner's account at one provider. Every method may throw ProviderError. */
export interface PaymentProvider {
  readonly provider: ProviderName;
  /** What a webhook of this version is sent. */
  readonly webhookEvents: readonly string[];
  /** @throws ProviderError invalid_credentials */
  verifyCredentials(): Promise<ProviderAccount>;
  /** Keeps `existing` when the provider still has it for this address; else replaces what is there for the address. */
  ensureWebhook(url: string, existing?: ProviderWebhook): Promise<ProviderWebhook>;
  /** Succeeds too when it is gone already. */
  removeWebhook(webhookId: string): Promise<void>;
  startPayment(payment: StartPayment): Promise<StartedPayment>;
  /** The state now. PayPal: an approved order is captured or authorised first, once. Stripe: takes an invoice of a renewal too. */
  readPayment(providerRef: string): Promise<ProviderPayment>;
  /** @param amount ISO minor units */
  refund(providerPaymentId: string, amount: number, currency: string, idempotencyKey: string): Promise<ProviderRefund>;
  /** What has become of a refund that was under way. */
  readRefund(providerPaymentId: string, providerRefundId: string): Promise<ProviderRefund['state']>;
  /** Takes money of a hold, once; what is left of it is released. @param amount ISO minor units, at most what is held @throws ProviderError declined */
  capture(providerRef: string, amount: number, currency: string, idempotencyKey: string): Promise<void>;
  /** Gives up a hold. Succeeds too when nothing is held any more. */
  release(providerRef: string): Promise<void>;
  /** Closes an unpaid payment, or a subscription. Idempotent. */
  cancel(providerRef: string): Promise<void>;
  /** @throws ProviderError invalid_signature for a forged, altered or old message */
  parseEvent(rawBody: Buffer, headers: WebhookHeaders, secret: string): Promise<ProviderEvent>;
  /** Payments that were begun since; for reconciliation. Empty where the provider cannot list (PayPal orders). */
  listRecent(since: Date): Promise<ListedPayment[]>;
  /** References of what a subscription has been paid with, the oldest first. Empty where the account's key may not read them. */
  listPeriods(subscriptionRef: string): Promise<string[]>;
  /** Refunds and disputes that began since. Empty where the provider cannot list them (PayPal), or the account's key may not. */
  listReversals(since: Date): Promise<Reversal[]>;
  /** Payouts and fees of disputes since then. Empty where the account's key may not read them. */
  listMovements(since: Date): Promise<BalanceMovement[]>;
}
