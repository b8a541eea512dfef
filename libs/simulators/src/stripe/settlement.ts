import { newId, type Account } from './account.js';
import { authorise, base, charge, type Buyer } from './charges.js';
import type { Simulator } from './context.js';
import type { PaymentIntent, Session } from './objects.js';
import { startSubscription } from './subscriptions.js';

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

/** The hosted page's success. `delayed` is a bank debit: complete now, paid later. */
export function completeSession(
  simulator: Simulator,
  account: Account,
  session: Session,
  buyer: Buyer,
  delayed: boolean,
): void {
  const { amount, currency } = account.takesOther;
  Object.assign(session, { amount_total: amount ?? session.amount_total, currency: currency ?? session.currency });
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
