import type { Transitions } from '@linkyard/service-kit';

/** What is known of the money of a record; a kind of record may know fewer of them. */
export const paymentStates = [
  'none',
  'unpaid',
  'authorized',
  'paid',
  'refunding',
  'partiallyRefunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What happens to it. The last three say what has come back to the payer after a refund was made or has failed. */
export const paymentSteps = [
  'authorized',
  'released',
  'settled',
  'failed',
  'cancelled',
  'expired',
  'refundRequested',
  'nothingReturned',
  'partReturned',
  'allReturned',
] as const;
export type PaymentStep = (typeof paymentSteps)[number];

/** What refunds make of money that has arrived. */
export const receivedTransitions = {
  refundRequested: 'refunding',
  nothingReturned: 'paid',
  partReturned: 'partiallyRefunded',
  allReturned: 'refunded',
} as const;

/** Money that has arrived counts, also for what was given up before. A free record and one that a hold has moved away from take none. */
export const paymentTransitions: Transitions<PaymentState, PaymentStep> = {
  none: {},
  unpaid: {
    authorized: 'authorized',
    settled: 'paid',
    failed: 'failed',
    cancelled: 'cancelled',
    expired: 'expired',
  },
  authorized: { settled: 'paid', released: 'cancelled' },
  paid: receivedTransitions,
  refunding: receivedTransitions,
  partiallyRefunded: receivedTransitions,
  refunded: receivedTransitions,
  failed: {
    authorized: 'authorized',
    settled: 'paid',
    failed: 'failed',
    cancelled: 'cancelled',
    expired: 'expired',
  },
  cancelled: { settled: 'paid', failed: 'failed', cancelled: 'cancelled', expired: 'expired' },
  expired: { settled: 'paid' },
};

export const disputeStates = ['none', 'opened', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];
export type DisputeOutcome = Exclude<DisputeState, 'none'>;

/** A decision is final: the news of its opening may arrive after it. */
export const disputeTransitions: Transitions<DisputeState, DisputeOutcome> = {
  none: { opened: 'opened', won: 'won', lost: 'lost' },
  opened: { won: 'won', lost: 'lost' },
  won: {},
  lost: {},
};
