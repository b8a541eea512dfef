import { newId, type Account } from './account.js';
import { seconds, type Simulator } from './context.js';
import type { Charge, Invoice, PaymentIntent, Session, Subscription } from './objects.js';

export interface Buyer {
  email: string | null;
  name: string | null;
}
/** 2.9 % and 30 of the smallest unit, rounded half up. */
export const feeOf = (amount: number): number => Math.floor((amount * 29 + 500) / 1000) + 30;

const base = (simulator: Simulator, account: Account) => ({ created: seconds(simulator), livemode: account.livemode });

function newIntent(simulator: Simulator, account: Account, session: Session): PaymentIntent {
  const intent: PaymentIntent = {
    ...base(simulator, account),
    id: newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total,
    amount_received: 0,
    amount_capturable: 0,
    currency: session.currency,
    capture_method: account.handedOn.get(session.id)?.captureMethod ?? 'automatic_async',
    canceled_at: null,
    cancellation_reason: null,
    status: 'requires_payment_method',
    latest_charge: null,
    customer: session.customer,
    description: account.lineItems.get(session.id)?.[0]?.description ?? null,
    last_payment_error: null,
    metadata: account.handedOn.get(session.id)?.intent ?? {},
  };
  account.intents.set(intent.id, intent);
  return intent;
}

/** The session's payment intent; created with the first payment attempt. */
export function intentOf(simulator: Simulator, account: Account, session: Session): PaymentIntent {
  const existing = account.intents.get(session.payment_intent ?? '');
  if (existing) return existing;
  const made = newIntent(simulator, account, session);
  session.payment_intent = made.id;
  return made;
}

/** The card's bank refuses; the page stays open for another card. */
export function decline(
  simulator: Simulator,
  account: Account,
  session: Session,
  reason: { code: string; declineCode: string | null },
) {
  const intent = intentOf(simulator, account, session);
  intent.status = 'requires_payment_method';
  intent.last_payment_error = {
    type: 'card_error',
    code: reason.code,
    decline_code: reason.declineCode,
    message: 'Your card was declined.',
  };
  simulator.webhooks.emit(account, 'payment_intent.payment_failed', intent);
}

/** Money arrives: charge, fee and their events; the balance transaction follows by `charge.updated`, as since 2024-04-10. */
export function charge(simulator: Simulator, account: Account, intent: PaymentIntent, buyer: Buyer): Charge {
  const made = chargeOf(simulator, account, intent, buyer, true);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: made.id,
    last_payment_error: null,
  });
  simulator.webhooks.emit(account, 'payment_intent.succeeded', intent);
  simulator.webhooks.emit(account, 'charge.succeeded', made);
  arrived(simulator, account, made);
  return made;
}

/** The balance transaction of a charge; it becomes known by `charge.updated`. */
export function arrived(simulator: Simulator, account: Account, made: Charge): void {
  const fee = feeOf(made.amount_captured);
  made.balance_transaction = movement(simulator, account, {
    amount: made.amount_captured,
    fee,
    currency: made.currency,
    type: 'charge',
    source: made.id,
  });
  simulator.webhooks.emit(account, 'charge.updated', made);
}

const holdSeconds = 7 * 86_400;

function chargeOf(
  simulator: Simulator,
  account: Account,
  intent: PaymentIntent,
  buyer: Buyer,
  captured: boolean,
): Charge {
  const made: Charge = {
    ...base(simulator, account),
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    captured,
    payment_method_details: {
      type: 'card',
      card: { capture_before: captured ? null : seconds(simulator) + holdSeconds },
    },
    paid: true,
    refunded: false,
    disputed: false,
    currency: intent.currency,
    status: 'succeeded',
    failure_code: null,
    payment_intent: intent.id,
    balance_transaction: null,
    billing_details: buyer,
    metadata: intent.metadata,
  };
  account.charges.set(made.id, made);
  return made;
}

interface Movement {
  amount: number;
  fee: number;
  currency: string;
  type: 'charge' | 'refund' | 'adjustment' | 'payout' | 'payout_failure';
  source: string;
}

/** A line of the account's balance. @returns its id */
export function movement(
  simulator: Simulator,
  account: Account,
  { amount, fee, currency, type, source }: Movement,
): string {
  const id = newId('txn');
  account.balance.set(id, {
    id,
    created: seconds(simulator),
    object: 'balance_transaction',
    amount,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, currency, type: 'stripe_fee', description: 'Stripe processing fees' }],
    net: amount - fee,
    currency,
    exchange_rate: null,
    available_on: seconds(simulator) + 2 * 86_400,
    status: 'pending',
    type,
    source,
  });
  return id;
}

/** The bank holds the amount: no money moves. @source docs.stripe.com/payments/place-a-hold-on-a-payment-method */
function authorise(simulator: Simulator, account: Account, intent: PaymentIntent, buyer: Buyer): void {
  const made = chargeOf(simulator, account, intent, buyer, false);
  Object.assign(intent, {
    status: 'requires_capture',
    amount_capturable: intent.amount,
    latest_charge: made.id,
    last_payment_error: null,
  });
  simulator.webhooks.emit(account, 'payment_intent.amount_capturable_updated', intent);
  simulator.webhooks.emit(account, 'charge.succeeded', made);
}

/** The hosted page's success. `delayed` is a bank debit: complete now, paid later. */
export function completeSession(
  simulator: Simulator,
  account: Account,
  session: Session,
  buyer: Buyer,
  delayed: boolean,
): void {
  session.customer_details = buyer;
  if (session.mode === 'subscription') startSubscription(simulator, account, session, buyer);
  else {
    const intent = intentOf(simulator, account, session);
    if (delayed) {
      intent.status = 'processing';
      simulator.webhooks.emit(account, 'payment_intent.processing', intent);
    } else if (intent.capture_method === 'manual') authorise(simulator, account, intent, buyer);
    else charge(simulator, account, intent, buyer);
  }
  const isHeld = account.handedOn.get(session.id)?.captureMethod === 'manual';
  Object.assign(session, { status: 'complete', url: null, payment_status: delayed || isHeld ? 'unpaid' : 'paid' });
  simulator.webhooks.emit(account, 'checkout.session.completed', session);
}

/** What the bank says days later about a delayed payment. */
export function settleDelayed(simulator: Simulator, account: Account, session: Session, succeeded: boolean): void {
  const intent = intentOf(simulator, account, session);
  if (succeeded) {
    charge(simulator, account, intent, session.customer_details ?? { email: null, name: null });
    session.payment_status = 'paid';
  } else {
    intent.status = 'requires_payment_method';
    simulator.webhooks.emit(account, 'payment_intent.payment_failed', intent);
  }
  const outcome = succeeded ? 'async_payment_succeeded' : 'async_payment_failed';
  simulator.webhooks.emit(account, `checkout.session.${outcome}`, session);
}

function startSubscription(simulator: Simulator, account: Account, session: Session, buyer: Buyer): void {
  const customer = {
    ...base(simulator, account),
    id: newId('cus'),
    object: 'customer' as const,
    ...buyer,
    metadata: {},
  };
  account.customers.set(customer.id, customer);
  const item = account.lineItems.get(session.id)?.[0];
  const recurring = item?.recurring ?? { interval: 'month', interval_count: 1 };
  const start = seconds(simulator);
  const subscription: Subscription = {
    ...base(simulator, account),
    id: newId('sub'),
    object: 'subscription',
    status: 'active',
    customer: customer.id,
    currency: session.currency,
    latest_invoice: null,
    canceled_at: null,
    cancel_at_period_end: false,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          current_period_start: start,
          current_period_end: nextPeriod(start, recurring),
          quantity: 1,
          price: {
            id: newId('price'),
            object: 'price',
            currency: session.currency,
            unit_amount: session.amount_total,
            recurring,
          },
        },
      ],
    },
    metadata: account.handedOn.get(session.id)?.subscription ?? {},
  };
  account.subscriptions.set(subscription.id, subscription);
  const invoice = payInvoice(simulator, account, subscription, 'subscription_create', buyer);
  Object.assign(session, { customer: customer.id, subscription: subscription.id, invoice: invoice.id });
  simulator.webhooks.emit(account, 'customer.subscription.created', subscription);
}

export function nextPeriod(
  start: number,
  { interval, interval_count: count }: { interval: string; interval_count: number },
): number {
  const date = new Date(start * 1000);
  if (interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + count);
  else date.setUTCMonth(date.getUTCMonth() + count);
  return date.getTime() / 1000;
}

/** One period of a subscription, paid. */
export function payInvoice(
  simulator: Simulator,
  account: Account,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  buyer: Buyer,
): Invoice {
  const amount = subscription.items.data[0]?.price.unit_amount ?? 0;
  const common = { ...base(simulator, account), currency: subscription.currency };
  const invoice: Invoice = {
    ...common,
    id: newId('in'),
    object: 'invoice',
    status: 'paid',
    amount_due: amount,
    amount_paid: amount,
    total: amount,
    customer: subscription.customer,
    billing_reason: reason,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
  };
  const intent: PaymentIntent = {
    ...common,
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    amount_received: 0,
    amount_capturable: 0,
    capture_method: 'automatic_async',
    canceled_at: null,
    cancellation_reason: null,
    status: 'processing',
    latest_charge: null,
    customer: subscription.customer,
    description: null,
    last_payment_error: null,
    metadata: {},
  };
  account.intents.set(intent.id, intent);
  account.invoices.set(invoice.id, invoice);
  const payment = {
    ...common,
    id: newId('inpay'),
    object: 'invoice_payment' as const,
    amount_paid: amount,
    amount_requested: amount,
    invoice: invoice.id,
    is_default: true,
    status: 'paid' as const,
    payment: { type: 'payment_intent' as const, payment_intent: intent.id },
  };
  account.invoicePayments.set(payment.id, payment);
  subscription.latest_invoice = invoice.id;
  charge(simulator, account, intent, buyer);
  simulator.webhooks.emit(account, 'invoice.paid', invoice);
  simulator.webhooks.emit(account, 'invoice_payment.paid', payment);
  return invoice;
}
