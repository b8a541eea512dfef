import type Stripe from 'stripe';
import type { DisputedMoney, Reversal } from '../payment-provider.js';
import { fromStripeAmount } from './stripe-amount.js';

const maxListed = 1_000;
const outcomes: Readonly<Record<string, Reversal['kind']>> = { won: 'disputeWon', lost: 'disputeLost' };

/** A question of a bank: no money moves unless it becomes a dispute, which has another status then. */
export const isInquiry = (status: string): boolean => status.startsWith('warning_');

/** Refunds and disputes that were begun since then; how many there are in total is read with each payment. */
export async function readReversals(stripe: Stripe, since: Date): Promise<Reversal[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const refunds = await stripe.refunds.list({ created, limit: 100 }).autoPagingToArray({ limit: maxListed });
  const disputes = await stripe.disputes.list({ created, limit: 100 }).autoPagingToArray({ limit: maxListed });
  return [
    ...refunds.flatMap(({ payment_intent: intent }) => reversal(intent, 'refunded', null)),
    ...disputes
      .filter(({ status }) => !isInquiry(status))
      .flatMap(({ payment_intent: intent, status, ...money }) =>
        reversal(intent, outcomes[status] ?? 'disputed', disputedOf(money)),
      ),
  ];
}

export const disputedOf = ({ amount, currency }: Pick<Stripe.Dispute, 'amount' | 'currency'>): DisputedMoney => {
  const iso = currency.toUpperCase();
  return { amount: fromStripeAmount(amount, iso), currency: iso };
};

function reversal(
  intent: string | { id: string } | null,
  kind: Reversal['kind'],
  disputed: DisputedMoney | null,
): Reversal[] {
  const providerPaymentId = typeof intent === 'string' ? intent : intent?.id;
  return providerPaymentId ? [{ providerPaymentId, kind, disputed }] : [];
}
