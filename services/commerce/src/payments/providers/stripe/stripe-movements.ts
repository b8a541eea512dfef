import type Stripe from 'stripe';
import type { BalanceMovement } from '../payment-provider.js';
import { fromStripeAmount } from './stripe-amount.js';

const payoutTypes = ['payout', 'payout_failure', 'payout_cancel'];
const maxPerType = 1_000;

/**
 * Payouts leave the balance and come back when the bank refuses them; the line of a dispute holds its fee.
 * @source docs.stripe.com/reports/balance-transaction-types
 */
export async function readMovements(stripe: Stripe, since: Date): Promise<BalanceMovement[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const movements: BalanceMovement[] = [];
  for (const type of [...payoutTypes, 'adjustment']) {
    const page = stripe.balanceTransactions.list({ type, created, limit: 100, expand: ['data.source'] });
    for (const line of await page.autoPagingToArray({ limit: maxPerType }))
      movements.push(...(type === 'adjustment' ? disputeFees(line) : [payout(line)]));
  }
  return movements;
}

const about = ({ id, created, currency }: Stripe.BalanceTransaction) => ({
  id,
  currency: currency.toUpperCase(),
  at: new Date(created * 1000),
});

function payout(line: Stripe.BalanceTransaction): BalanceMovement {
  const facts = about(line);
  const amount = fromStripeAmount(-line.net, facts.currency);
  return { ...facts, kind: 'payout', amount, providerPaymentId: null };
}

/** The disputed amount itself is booked with the state of the dispute. */
function disputeFees(line: Stripe.BalanceTransaction): BalanceMovement[] {
  const { source, fee } = line;
  if (typeof source !== 'object' || source?.object !== 'dispute' || fee === 0) return [];
  const facts = about(line);
  const intent = source.payment_intent;
  const providerPaymentId = typeof intent === 'string' ? intent : (intent?.id ?? null);
  return [{ ...facts, kind: 'disputeFee', amount: fromStripeAmount(fee, facts.currency), providerPaymentId }];
}
