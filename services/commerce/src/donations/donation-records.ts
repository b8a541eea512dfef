import { Injectable } from '@nestjs/common';
import {
  duplicatesOf,
  noPaymentAttention,
  PayableRecords,
  stateAfterRefunds,
  type DisputeState,
  type PaymentChange,
  type PaymentState,
} from '@linkyard/payables';
import type { Donation } from './donation.schema.js';
import { DonationsRepository } from './donations.repository.js';

const states = [
  'unpaid',
  'paid',
  'partiallyRefunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
] as const satisfies readonly PaymentState[];
type State = (typeof states)[number];

/** A dispute hides what has come back. */
function stateOf({ state, paid, refunded }: { state: Donation['state']; paid: number; refunded: number }): State {
  if (state === 'created' || state === 'pending') return 'unpaid';
  if (state !== 'disputed' && state !== 'lost') return state === 'completed' ? 'paid' : state;
  return stateAfterRefunds({ paid, refunded });
}

/** What arrived of one that earlier versions completed is what was asked for. Minor units. */
export const paidOf = ({ paid, completedAt, total }: Donation): number => paid ?? (completedAt === null ? 0 : total);

/** Donations of earlier versions name no dispute beside their state. */
const disputeOf = ({ dispute, state }: Donation): DisputeState => {
  if (dispute) return dispute;
  if (state === 'lost') return 'lost';
  return state === 'disputed' ? 'opened' : 'none';
};

function shownState(state: State, dispute: DisputeState): Donation['state'] {
  if (dispute === 'lost') return 'lost';
  if (dispute === 'opened') return 'disputed';
  if (state === 'unpaid') return 'pending';
  return state === 'paid' ? 'completed' : state;
}

/** What donations store of their payments: one state says what has come back and how a dispute stands. */
@Injectable()
export class DonationRecords extends PayableRecords<Donation, State> {
  readonly states = states;

  constructor(private readonly donations: DonationsRepository) {
    super();
  }

  describe(donation: Donation) {
    const { total: due, currency, paymentId, refunded, paymentAttention } = donation;
    const paid = paidOf(donation);
    return {
      ...{ due, paid, currency, paymentId, refunded, refundAsked: null, heldUntil: null, mayTakeLess: false },
      state: stateOf({ state: donation.state, paid, refunded }),
      dispute: disputeOf(donation),
      attention: { ...noPaymentAttention, ...paymentAttention },
      duplicates: duplicatesOf(donation),
    };
  }

  async again({ userId: ownerId, _id }: Donation): Promise<Donation | null> {
    return this.donations.findOne({ ownerId, _id });
  }

  async save(donation: Donation, change: PaymentChange<State>, at: Date): Promise<Donation | null> {
    const { userId: ownerId, _id, state: from, rev } = donation;
    const { state, attention, heldUntil: _none, refundAsked: _uncounted, ...same } = change;
    const record = { ...this.describe(donation), ...change };
    const isMoved = state !== undefined || change.dispute !== undefined;
    const to = isMoved ? shownState(record.state, record.dispute) : from;
    const $set = { ...same, ...(attention ? { paymentAttention: attention } : {}), state: to };
    const $push = to === from ? {} : { history: { state: to, at, text: '' } };
    return this.donations.update({ ownerId, _id, state: from }, { $set, $push }, { rev });
  }
}
