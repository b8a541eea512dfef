import { newId, type Account } from './account.js';
import { base, charge, type Buyer } from './charges.js';
import { seconds, type Simulator } from './context.js';
import type { Invoice, PaymentIntent, Session, Subscription } from './objects.js';

/** A customer with a subscription, whose first period is paid. */
export function startSubscription(simulator: Simulator, account: Account, session: Session, buyer: Buyer): void {
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

/** A period of a subscription with its invoice, which is charged next. */
function invoiceOf(
  simulator: Simulator,
  account: Account,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
): { invoice: Invoice; intent: PaymentIntent } {
  const amount = subscription.items.data[0]?.price.unit_amount ?? 0;
  const common = { ...base(simulator, account), currency: subscription.currency };
  const invoice: Invoice = {
    ...common,
    id: newId('in'),
    object: 'invoice',
    status: 'open',
    amount_due: amount,
    amount_paid: 0,
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
  subscription.latest_invoice = invoice.id;
  return { invoice, intent };
}

/** One period of a subscription, paid. */
export function payInvoice(
  simulator: Simulator,
  account: Account,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  buyer: Buyer,
): Invoice {
  const { invoice, intent } = invoiceOf(simulator, account, subscription, reason);
  const { amount, currency } = intent;
  Object.assign(invoice, { status: 'paid', amount_paid: amount });
  subscription.status = 'active';
  const payment = {
    ...base(simulator, account),
    currency,
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
  charge(simulator, account, intent, buyer);
  simulator.webhooks.emit(account, 'invoice.paid', invoice);
  simulator.webhooks.emit(account, 'invoice_payment.paid', payment);
  return invoice;
}

/** One period of a subscription whose card is declined; Stripe tries again on days that the seller chose. */
export function failInvoice(simulator: Simulator, account: Account, subscription: Subscription): Invoice {
  const { invoice, intent } = invoiceOf(simulator, account, subscription, 'subscription_cycle');
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
  });
  subscription.status = 'past_due';
  simulator.webhooks.emit(account, 'invoice.payment_failed', invoice);
  simulator.webhooks.emit(account, 'customer.subscription.updated', subscription);
  return invoice;
}

/** Stripe has tried as often as the seller chose, and leaves the subscription unpaid. */
export function giveUp(simulator: Simulator, account: Account, subscription: Subscription): void {
  subscription.status = 'unpaid';
  simulator.webhooks.emit(account, 'customer.subscription.updated', subscription);
}
