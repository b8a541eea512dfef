import { newId, type Account } from './account.js';
import { seconds, type Simulator } from './context.js';
import type { Charge, PaymentIntent } from './objects.js';

export interface Buyer {
  email: string | null;
  name: string | null;
}
/** 2.9 % and 30 of the smallest unit, rounded half up. */
export const feeOf = (amount: number): number => Math.floor((amount * 29 + 500) / 1000) + 30;

/** What every object of an account has. */
export const base = (simulator: Simulator, account: Account) => ({
  created: seconds(simulator),
  livemode: account.livemode,
});

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
export function authorise(simulator: Simulator, account: Account, intent: PaymentIntent, buyer: Buyer): void {
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
