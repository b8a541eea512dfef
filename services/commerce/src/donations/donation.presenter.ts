import {
  type DonationGoalView,
  type DonationView,
  type Money,
  type PublicDonation,
  type VisitorHost,
} from '@linkyard/contracts';
import { presentPaymentNotices } from '@linkyard/payables';
import { moneyOf } from '../currencies/money-of.js';
import type { GoalProgress } from './donation-goals.service.js';
import type { Donation } from './donation.schema.js';

const payable: ReadonlySet<Donation['state']> = new Set(['created', 'pending', 'failed']);
const time = (at: Date | null) => at && at.toISOString();

const record = ({
  _id,
  rev,
  createdAt,
  updatedAt,
}: {
  _id: string;
  rev: number;
  createdAt: Date;
  updatedAt: Date;
}) => ({
  ...{ _id, rev },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const moneysOf = ({ amount, feeAmount, total, currency }: Donation) => ({
  amount: moneyOf(amount, currency),
  fee: moneyOf(feeAmount, currency),
  total: moneyOf(total, currency),
});

/** @param about titles by the id of a goal, fees by the id of a payment */
export function presentDonation(
  donation: Donation,
  { goalTitles, providerFees }: { goalTitles: ReadonlyMap<string, string>; providerFees: ReadonlyMap<string, Money> },
): DonationView {
  const { publicId, campaignId, campaignName, provider, mode, interval, originId, goalId, currency } = donation;
  const title = goalId === null ? undefined : goalTitles.get(goalId);
  return {
    ...record(donation),
    ...moneysOf(donation),
    ...{ publicId, campaignId, campaignName, provider, mode, interval },
    refunded: moneyOf(donation.refunded, currency),
    providerFee: providerFees.get(donation.paymentId ?? '') ?? null,
    endedAt: time(donation.endedAt),
    renewalFailedAt: time(donation.renewalFailedAt ?? null),
    isRenewal: originId !== null,
    donor: { name: donation.donor.name, email: donation.donor.email },
    message: donation.message,
    isAnonymous: donation.isAnonymous,
    goal: goalId !== null && title !== undefined ? { _id: goalId, title } : null,
    state: donation.state,
    receiptNumber: donation.receiptNumber,
    completedAt: time(donation.completedAt),
    ...presentPaymentNotices(donation),
    history: donation.history.map(({ state, at, text }) => ({ state, at: at.toISOString(), text })),
  };
}

interface OfPayment {
  /** The payment page, after an attempt that was declined there. */
  retryUrl?: string | null;
  /** The payment is under way, so that nothing else is to be paid. */
  isProcessing: boolean;
  receiver: VisitorHost;
}

export function presentPublicDonation(
  donation: Donation,
  { retryUrl = null, isProcessing, receiver }: OfPayment,
): PublicDonation {
  const { publicId, state, interval, campaignName, pagePath, provider, receiptNumber, redirectUrl } = donation;
  return {
    ...moneysOf(donation),
    ...{ publicId, state, interval, campaignName, pagePath, provider, receiptNumber },
    endedAt: time(donation.endedAt),
    renewalFailedAt: time(donation.renewalFailedAt ?? null),
    retryUrl,
    receiver,
    isProcessing,
    redirectUrl: payable.has(state) && !isProcessing ? redirectUrl : null,
  };
}

export function presentGoal({ goal, raised, donors }: GoalProgress): DonationGoalView {
  const { title, currency, target, startsAt, endsAt, state } = goal;
  return {
    ...record(goal),
    ...{ title, donors },
    target: moneyOf(target, currency),
    raised: moneyOf(raised, currency),
    startsAt: time(startsAt),
    endsAt: time(endsAt),
    state: state === 'active' && raised >= target ? 'reached' : state,
  };
}
