import type { Reply } from '../http/reply.js';
import type { Account } from './account.js';
import { must, seconds, view, type Call, type Simulator } from './context.js';
import { intOf } from './form-body.js';
import type { PaymentIntent } from './objects.js';
import { arrived } from './charges.js';
import { invalid } from './stripe-error.js';

const unexpected = (intent: PaymentIntent, verb: string) =>
  invalid(
    `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    undefined,
    'payment_intent_unexpected_state',
  );

/** POST /v1/payment_intents/{id}/capture */
export function captureIntent(call: Call): Reply {
  const { simulator, account, params, fields } = call;
  const intent = must(account.intents, params['id'], 'payment_intent');
  if (intent.status !== 'requires_capture') throw unexpected(intent, 'captured');
  const amount = intOf(fields, 'amount_to_capture') ?? intent.amount_capturable;
  if (amount <= 0) throw invalid('Invalid positive integer', 'amount_to_capture', 'parameter_invalid_integer');
  if (amount > intent.amount_capturable)
    throw invalid(
      'The amount to capture is greater than the capturable amount.',
      'amount_to_capture',
      'amount_too_large',
    );
  const charge = must(account.charges, intent.latest_charge, 'charge');
  Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
  // What is left of the hold counts as refunded.
  Object.assign(charge, { captured: true, amount_captured: amount, amount_refunded: charge.amount - amount });
  simulator.webhooks.emit(account, 'charge.captured', charge);
  simulator.webhooks.emit(account, 'payment_intent.succeeded', intent);
  arrived(simulator, account, charge);
  return view(call, intent);
}

/** POST /v1/payment_intents/{id}/cancel */
export function cancelIntent(call: Call): Reply {
  const intent = must(call.account.intents, call.params['id'], 'payment_intent');
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'canceled');
  endIntent(call.simulator, call.account, intent, null);
  return view(call, intent);
}

/** @param reason `automatic` when the bank ends a hold that was never captured */
export function endIntent(
  simulator: Simulator,
  account: Account,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): void {
  const charge = account.charges.get(intent.latest_charge ?? '');
  Object.assign(intent, {
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: seconds(simulator),
    cancellation_reason: reason,
  });
  if (charge) Object.assign(charge, { amount_refunded: charge.amount, refunded: true });
  simulator.webhooks.emit(account, 'payment_intent.canceled', intent);
}
