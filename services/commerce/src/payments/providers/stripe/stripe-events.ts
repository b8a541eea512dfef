import type Stripe from 'stripe';
import type { DisputedMoney, ProviderEvent, ProviderEventKind } from '../payment-provider.js';
import { disputedOf, isInquiry } from './stripe-reversals.js';

/** What an account sends us. */
export const stripeEventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.captured',
  'charge.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

interface Facts {
  kind: ProviderEventKind;
  providerRef?: string | null;
  providerPaymentId?: string | null;
  subscriptionRef?: string | null;
  providerRefundId?: string | null;
  disputed?: DisputedMoney;
}
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const session = (
  kind: ProviderEventKind,
  { id, payment_intent: intent, subscription }: Stripe.Checkout.Session,
): Facts => ({
  kind,
  providerRef: id,
  providerPaymentId: idOf(intent),
  subscriptionRef: idOf(subscription),
});

function invoice({ id, billing_reason: reason, parent }: Stripe.Invoice, isPaid: boolean): Facts {
  // The first invoice belongs to its checkout session, which settles by itself.
  if (reason === 'subscription_create') return { kind: 'ignored', providerRef: id };
  const subscriptionRef = idOf(parent?.subscription_details?.subscription);
  return { kind: isPaid ? 'renewed' : 'renewalFailed', providerRef: id, subscriptionRef };
}

/** Stripe has tried for the last time, and the seller's settings leave the subscription as it is. */
const subscriptionFacts = ({ id, status }: Stripe.Subscription): Facts => ({
  kind: status === 'unpaid' ? 'subscriptionSuspended' : 'ignored',
  subscriptionRef: id,
});

const refund = ({ id, status, payment_intent: intent }: Stripe.Refund): Facts => ({
  kind: status === 'failed' || status === 'canceled' ? 'refundFailed' : 'refunded',
  providerPaymentId: idOf(intent),
  providerRefundId: id,
});

function dispute({ payment_intent: intent, status, ...money }: Stripe.Dispute, isClosed: boolean): Facts {
  // A bank that only asks takes no money.
  if (isInquiry(status)) return { kind: 'ignored' };
  const closed = status === 'lost' ? 'disputeLost' : 'disputeWon';
  return { kind: isClosed ? closed : 'disputed', providerPaymentId: idOf(intent), disputed: disputedOf(money) };
}

/** Of buying, once or repeatedly. */
function saleFacts(event: Stripe.Event): Facts | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return session(event.data.object.payment_status === 'unpaid' ? 'processing' : 'settled', event.data.object);
    case 'checkout.session.async_payment_succeeded':
      return session('settled', event.data.object);
    case 'checkout.session.async_payment_failed':
      return session('failed', event.data.object);
    case 'checkout.session.expired':
      return session('expired', event.data.object);
    case 'invoice.paid':
      return invoice(event.data.object, true);
    case 'invoice.payment_failed':
      return invoice(event.data.object, false);
    case 'customer.subscription.updated':
      return subscriptionFacts(event.data.object);
    case 'customer.subscription.deleted':
      return { kind: 'subscriptionEnded', subscriptionRef: event.data.object.id };
    default:
      return null;
  }
}

/** Of the money of a payment: what it costs, and what is returned, disputed or paid out. */
function moneyFacts(event: Stripe.Event): Facts {
  switch (event.type) {
    case 'payment_intent.payment_failed':
      return { kind: 'failed', providerPaymentId: event.data.object.id };
    case 'payment_intent.canceled':
      return { kind: 'expired', providerPaymentId: event.data.object.id };
    case 'charge.captured':
      return { kind: 'settled', providerPaymentId: idOf(event.data.object.payment_intent) };
    case 'charge.updated':
      return { kind: 'feeKnown', providerPaymentId: idOf(event.data.object.payment_intent) };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refund(event.data.object);
    case 'charge.dispute.created':
      return dispute(event.data.object, false);
    case 'charge.dispute.closed':
      return dispute(event.data.object, true);
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled':
      return { kind: 'balanceChanged' };
    default:
      return { kind: 'ignored' };
  }
}

export function normalisedEvent(event: Stripe.Event): ProviderEvent {
  const { kind, providerRef = null, providerPaymentId = null, ...facts } = saleFacts(event) ?? moneyFacts(event);
  const { subscriptionRef = null, providerRefundId = null, disputed = null } = facts;
  return {
    eventId: event.id,
    type: event.type,
    kind,
    mode: event.livemode ? 'live' : 'test',
    providerRef,
    providerPaymentId,
    subscriptionRef,
    providerRefundId,
    disputed,
    createdAt: new Date(event.created * 1000),
  };
}
