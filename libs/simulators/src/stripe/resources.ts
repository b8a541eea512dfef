import { json, type Reply } from '../http/reply.js';
import { newId, type Account } from './account.js';
import { must, page, seconds, view, type Call, type Simulator } from './context.js';
import { intOf, metadataOf, textOf, textsOf } from './form-body.js';
import type { Dispute, Payout, Refund, WebhookEndpoint } from './objects.js';
import { movement } from './charges.js';
import { invalid, StripeRefusal } from './stripe-error.js';

/** POST /v1/refunds */
export function createRefund(call: Call): Reply {
  const { account, fields, simulator } = call;
  const intentId = textOf(fields, 'payment_intent');
  const chargeId = textOf(fields, 'charge') ?? must(account.intents, intentId, 'payment_intent').latest_charge;
  if (!chargeId) throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
  const charge = must(account.charges, chargeId, 'charge');
  if (!charge.captured) throw invalid('This charge has not been captured.', 'charge');
  const left = charge.amount - charge.amount_refunded;
  const amount = intOf(fields, 'amount') ?? left;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  if (amount <= 0) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
      'amount_too_large',
    );
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    created: seconds(simulator),
    livemode: account.livemode,
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: textOf(fields, 'reason'),
    status: 'succeeded',
    failure_reason: null,
    balance_transaction: null,
    metadata: metadataOf(fields),
  };
  refund.balance_transaction = movement(simulator, account, {
    amount: -amount,
    fee: 0,
    currency: charge.currency,
    type: 'refund',
    source: refund.id,
  });
  account.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  simulator.webhooks.emit(account, 'refund.created', refund);
  simulator.webhooks.emit(account, 'charge.refunded', charge);
  return view(call, refund);
}

/** A refund that had succeeded comes back, e.g. because the card was closed. */
export function failRefund(
  simulator: Simulator,
  account: Account,
  refund: Refund,
  status: 'failed' | 'canceled' = 'failed',
): void {
  const charge = must(account.charges, refund.charge, 'charge');
  Object.assign(refund, { status, failure_reason: status === 'failed' ? 'expired_or_canceled_card' : null });
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  movement(simulator, account, {
    amount: refund.amount,
    fee: 0,
    currency: refund.currency,
    type: 'adjustment',
    source: refund.id,
  });
  simulator.webhooks.emit(account, status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
}

interface Claim {
  reason: string;
  /** All that was captured when missing. */
  amount?: number | undefined;
  isInquiry: boolean;
}

/** A buyer complains at the bank: the money leaves at once, with a fee of 15. An inquiry takes nothing. */
export function openDispute(
  simulator: Simulator,
  account: Account,
  chargeId: string,
  { reason, amount, isInquiry }: Claim,
): Dispute {
  const charge = must(account.charges, chargeId, 'charge');
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    created: seconds(simulator),
    livemode: account.livemode,
    amount: amount ?? charge.amount_captured,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    evidence_details: { due_by: seconds(simulator) + 7 * 86_400 },
  };
  account.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  simulator.webhooks.emit(account, 'charge.dispute.created', dispute);
  if (isInquiry) return dispute;
  movement(simulator, account, {
    amount: -dispute.amount,
    fee: 1500,
    currency: charge.currency,
    type: 'adjustment',
    source: dispute.id,
  });
  simulator.webhooks.emit(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function closeDispute(simulator: Simulator, account: Account, dispute: Dispute, isWon: boolean): void {
  const isInquiry = dispute.status === 'warning_needs_response';
  dispute.status = isInquiry ? 'warning_closed' : isWon ? 'won' : 'lost';
  simulator.webhooks.emit(account, 'charge.dispute.closed', dispute);
  if (!isWon || isInquiry) return;
  movement(simulator, account, {
    amount: dispute.amount,
    fee: 0,
    currency: dispute.currency,
    type: 'adjustment',
    source: dispute.id,
  });
  simulator.webhooks.emit(account, 'charge.dispute.funds_reinstated', dispute);
}

/** POST /v1/webhook_endpoints; the secret is only in this reply. */
export function createEndpoint({ account, fields, simulator }: Call): Reply {
  const url = textOf(fields, 'url') ?? '';
  if (!URL.canParse(url))
    throw invalid('Invalid URL: An explicit scheme (such as https) must be provided.', 'url', 'url_invalid');
  const events = textsOf(fields, 'enabled_events');
  if (events.length === 0)
    throw invalid('Missing required param: enabled_events.', 'enabled_events', 'parameter_missing');
  if (account.endpoints.size >= 16) throw invalid('You have reached the maximum of 16 test webhook endpoints.');
  const endpoint: WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    created: seconds(simulator),
    livemode: account.livemode,
    url,
    enabled_events: events,
    status: 'enabled',
    api_version: textOf(fields, 'api_version'),
    description: textOf(fields, 'description'),
    metadata: metadataOf(fields),
  };
  const secret = newId('whsec');
  account.endpoints.set(endpoint.id, { ...endpoint, secret });
  return json({ ...endpoint, secret });
}

const withoutSecret = ({ secret: _secret, ...endpoint }: WebhookEndpoint & { secret: string }) => endpoint;
export const readEndpoint = ({ account, params }: Call): Reply =>
  json(withoutSecret(must(account.endpoints, params['id'], 'webhook_endpoint')));
export const listEndpoints = (call: Call): Reply =>
  page(call, '/v1/webhook_endpoints', [...call.account.endpoints.values()].map(withoutSecret));
export function updateEndpoint({ account, params, fields }: Call): Reply {
  const endpoint = must(account.endpoints, params['id'], 'webhook_endpoint');
  const events = textsOf(fields, 'enabled_events');
  if (events.length > 0) endpoint.enabled_events = events;
  endpoint.url = textOf(fields, 'url') ?? endpoint.url;
  if (textOf(fields, 'disabled')) endpoint.status = textOf(fields, 'disabled') === 'true' ? 'disabled' : 'enabled';
  return json(withoutSecret(endpoint));
}
export function deleteEndpoint({ account, params }: Call): Reply {
  const { id } = must(account.endpoints, params['id'], 'webhook_endpoint');
  account.endpoints.delete(id);
  return json({ id, object: 'webhook_endpoint', deleted: true });
}

/** GET /v1/account; a key whose name says `noaccount` lacks its permission. */
export function readAccount({ account }: Call): Reply {
  if (account.name.includes('noaccount'))
    throw new StripeRefusal(403, {
      type: 'invalid_request_error',
      message: `The provided key does not have the required permissions for this endpoint on account '${account.id}'.`,
    });
  return json({
    id: account.id,
    object: 'account',
    business_profile: { name: `Shop ${account.name.slice(0, 12)}` },
    charges_enabled: true,
    payouts_enabled: true,
    country: 'DE',
    default_currency: 'eur',
    email: 'shop@example.com',
  });
}

/** GET /v1/balance */
export function readBalance({ account }: Call): Reply {
  const sums = new Map<string, number>();
  for (const { currency, net } of account.balance.values()) sums.set(currency, (sums.get(currency) ?? 0) + net);
  const pending = [...sums].map(([currency, amount]) => ({ currency, amount }));
  return json({ object: 'balance', livemode: account.livemode, available: [], pending });
}

/** DELETE /v1/subscriptions/{id} */
export function cancelSubscription(call: Call): Reply {
  const subscription = must(call.account.subscriptions, call.params['id'], 'subscription');
  Object.assign(subscription, { status: 'canceled', canceled_at: seconds(call.simulator) });
  call.simulator.webhooks.emit(call.account, 'customer.subscription.deleted', subscription);
  return view(call, subscription);
}

/** The bank refuses a payout that was reported as paid. */
export function failPayout(simulator: Simulator, account: Account, payout: Payout): void {
  payout.status = 'failed';
  const { amount, currency, id } = payout;
  movement(simulator, account, { amount, fee: 0, currency, type: 'payout_failure', source: id });
  simulator.webhooks.emit(account, 'payout.failed', payout);
}

/** Everything that has arrived is paid out, per currency. */
export function payOut(simulator: Simulator, account: Account): void {
  const sums = new Map<string, number>();
  for (const { currency, net } of account.balance.values()) sums.set(currency, (sums.get(currency) ?? 0) + net);
  for (const [currency, amount] of sums) {
    if (amount <= 0) continue;
    const common = {
      id: newId('po'),
      object: 'payout' as const,
      created: seconds(simulator),
      livemode: account.livemode,
    };
    const payout = {
      ...common,
      amount,
      currency,
      arrival_date: seconds(simulator),
      automatic: true,
      status: 'paid' as const,
      reconciliation_status: 'completed' as const,
    };
    account.payouts.set(payout.id, payout);
    movement(simulator, account, { amount: -amount, fee: 0, currency, type: 'payout', source: payout.id });
    simulator.webhooks.emit(account, 'payout.paid', payout);
  }
}
