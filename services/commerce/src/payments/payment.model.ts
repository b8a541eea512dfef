import { Injectable } from '@nestjs/common';
import { paymentMethods } from '@linkyard/contracts';
import { allocate } from '@linkyard/money';
import {
  indexedString,
  InjectStored,
  notAmong,
  ownedCollection,
  OwnedRepository,
  trusted,
  type DocumentOf,
  type DuePage,
  type StoredModel,
} from '@linkyard/mongo';
import { attributionFields } from './attribution.fields.js';

/** @source models.md 6 Payment */
export const payments = ownedCollection({
  name: 'Payment',
  collection: 'payments',
  fields: {
    subject: {
      service: { type: String, required: true, enum: ['commerce', 'bookings'] },
      kind: { type: String, required: true, enum: ['order', 'donation', 'invoice', 'booking', 'registration'] },
      id: { type: String, required: true },
    },
    idempotencyKey: { type: String, required: true, immutable: true },
    provider: { type: String, required: true, enum: paymentMethods, immutable: true },
    connectionId: { type: String, required: true, immutable: true },
    mode: { type: String, required: true, enum: ['test', 'live'] },
    /** Minor units; of a hold what is held, and what was taken of it once it is captured. */
    amount: { type: Number, required: true },
    /** Minor units that a hold took; null for a payment that is charged at once. */
    heldAmount: { type: Number, default: null, immutable: true },
    /** Until when the amount is held; null while nothing is. */
    authorizedUntil: { type: Date, default: null },
    currency: { type: String, required: true, immutable: true },
    /** What `amount` holds besides the price of what is paid for. */
    parts: { tax: { type: Number, default: 0 }, shipping: { type: Number, default: 0 } },
    /** Null until the provider has it: a checkout session, an order or a subscription. */
    providerRef: { type: String, default: null },
    redirectUrl: { type: String, default: null },
    /** Where the buyer began and returns to; null of what was begun before this was kept, and of what no buyer began. */
    origin: { type: String, default: null, immutable: true },
    /** Null until money moved. */
    providerPaymentId: { type: String, default: null },
    /** In `settlementCurrency`; null until the provider knows them. */
    fee: { type: Number, default: null },
    net: { type: Number, default: null },
    settlementCurrency: { type: String, default: null },
    state: {
      type: String,
      default: 'created',
      enum: ['created', 'authorized', 'settled', 'declined', 'error', 'cancelled'],
    },
    errorCode: { type: String, default: null },
    attribution: attributionFields,
    interval: { type: String, default: 'once', enum: ['once', 'month', 'year'], immutable: true },
    /** Null until a payment that repeats was made. */
    subscriptionRef: { type: String, default: null },
    /** Of a renewal: the first payment of its subscription. */
    originPaymentId: { type: String, default: null, immutable: true },
    /** 1 for the first payment of a subject, 2 for the first renewal. */
    sequence: { type: Number, default: 1, immutable: true },
    /** Counted on the first payment. */
    renewals: { type: Number, default: 0 },
    subscriptionEndedAt: { type: Date, default: null },
    /** Of the first payment: when a period could not be charged; null again once one is paid. */
    renewalFailedAt: { type: Date, default: null },
    /** When the payments of its subscription were last listed at the provider. */
    subscriptionReadAt: { type: Date, default: null },
    reconciledAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
    settledAt: { type: Date, default: null },
    /** Claimed by refunds that are pending or settled; never more than `amount`. */
    refundClaimed: { type: Number, default: 0 },
    /** Returned for certain. */
    refundedTotal: { type: Number, default: 0 },
    dispute: { type: String, default: 'none', enum: ['none', 'opened', 'won', 'lost'] },
    /** Minor units that the provider withheld when the dispute was opened. */
    disputedAmount: { type: Number, default: 0 },
    /** Minor units of `disputeFeeCurrency` that the provider charged for disputes of this payment. */
    disputeFee: { type: Number, default: 0 },
    disputeFeeCurrency: { type: String, default: null },
    /** What a person has to look at; null when nothing. */
    needsAttention: { type: String, default: null, enum: [null, 'amount_mismatch', 'refund_mismatch'] },
  },
  indexes: [
    { key: { userId: 1, idempotencyKey: 1 }, options: { unique: true } },
    {
      key: { connectionId: 1, providerRef: 1 },
      options: { unique: true, partialFilterExpression: { providerRef: { $type: 'string' } } },
    },
    { key: { connectionId: 1, providerPaymentId: 1 } },
    { key: { connectionId: 1, subscriptionRef: 1, originPaymentId: 1 } },
    { key: { connectionId: 1, state: 1, settledAt: 1 } },
    { key: { userId: 1, 'subject.id': 1 } },
    { key: { state: 1, reconciledAt: 1, createdAt: 1 } },
  ],
});
export type Payment = DocumentOf<typeof payments>;
/** A hold stands for days, and its end is reported: it is read again no more often. */
const holdQuietMs = 3_600_000;

/** An amount that waits to be captured or released. */
export const isAuthorized = ({ state, authorizedUntil }: Pick<Payment, 'state' | 'authorizedUntil'>): boolean =>
  state === 'authorized' && authorizedUntil !== null;

/** What the owner finds in the dashboard of the provider: the payment, not the page on which it was paid. Empty before it was. */
export const transactionIdOf = ({ providerPaymentId }: Pick<Payment, 'providerPaymentId'>): string =>
  (providerPaymentId ?? '').replace(/^sale:/, '');

/** Minor units of the settlement currency: what is left of a payment after its fee, what was returned, and what a dispute withholds. */
export function netOf(
  payment: Pick<
    Payment,
    ('amount' | 'fee' | 'net' | 'refundedTotal') | ('dispute' | 'disputedAmount' | 'currency' | 'settlementCurrency')
  >,
): number | null {
  const { amount, fee, net, refundedTotal, dispute, disputedAmount, currency, settlementCurrency } = payment;
  if (net === null) return null;
  const withheld = dispute === 'opened' || dispute === 'lost' ? disputedAmount : 0;
  const gone = Math.min(amount, refundedTotal + withheld);
  // Converted as the payment was: what the provider takes for a refund on its day is not known here.
  const [settled = 0] =
    settlementCurrency === currency ? [gone] : allocate(net + (fee ?? 0), [gone, Math.max(0, amount - gone)]);
  return net - settled;
}

export const noParts: Payment['parts'] = { tax: 0, shipping: 0 };

/** The fields of a payment that has just been recorded. */
export const unpaid = {
  parts: noParts,
  providerRef: null,
  redirectUrl: null,
  origin: null,
  providerPaymentId: null,
  heldAmount: null,
  authorizedUntil: null,
  fee: null,
  net: null,
  settlementCurrency: null,
  state: 'created',
  errorCode: null,
  settledAt: null,
  refundClaimed: 0,
  refundedTotal: 0,
  dispute: 'none',
  disputedAmount: 0,
  disputeFee: 0,
  disputeFeeCurrency: null,
  needsAttention: null,
  subscriptionRef: null,
  originPaymentId: null,
  sequence: 1,
  renewals: 0,
  subscriptionEndedAt: null,
  renewalFailedAt: null,
  subscriptionReadAt: null,
  reconciledAt: null,
} as const satisfies Partial<Payment>;

interface DueSettled {
  before: Date;
  feeSince: Date;
  refundSince: Date;
  limit: number;
}

const runningOn = (ownerId: string, connectionId: string) => ({
  ...{ ownerId, connectionId, originPaymentId: null, subscriptionEndedAt: null },
  subscriptionRef: trusted({ $ne: null }),
});

@Injectable()
export class PaymentRecords extends OwnedRepository<Payment> {
  constructor(@InjectStored('commerce', payments) model: StoredModel<typeof payments>) {
    super(model);
  }

  /** By what the provider calls it. */
  async byProviderRef(ownerId: string, connectionId: string, providerRef: string): Promise<Payment | null> {
    return this.findOne({ ownerId, connectionId, providerRef: indexedString(providerRef) });
  }

  /** What may still be paid for a subject, the oldest first. */
  async openOf(ownerId: string, { kind, id }: Pick<Payment['subject'], 'kind' | 'id'>): Promise<Payment[]> {
    const state = trusted({ $in: ['created', 'authorized'] as const });
    const of = { 'subject.kind': kind, 'subject.id': id, originPaymentId: null } as const;
    return this.findMany({ ownerId, state, ...of }, { sort: { createdAt: 1 } });
  }

  /** What began the subscriptions that an account takes now. */
  async subscriptionsOf(ownerId: string, connectionId: string): Promise<Payment[]> {
    return this.findMany(runningOn(ownerId, connectionId), { sort: { createdAt: 1 } });
  }

  /** Those of them that were not listed at the provider since `before`. */
  async dueSubscriptions(ownerId: string, connectionId: string, before: Date, limit: number): Promise<Payment[]> {
    const due = trusted({ $not: trusted({ $gte: before }) });
    const filter = { ...runningOn(ownerId, connectionId), subscriptionReadAt: due };
    return this.findMany(filter, { sort: { subscriptionReadAt: 1 }, limit });
  }

  /** Settled payments of which the provider may have more to report, and that were not read since `before`. */
  async dueSettled(ownerId: string, connectionId: string, { before, feeSince, refundSince, limit }: DueSettled) {
    const $or = [
      { fee: null, settledAt: trusted({ $gte: feeSince }) },
      // PayPal lists no refunds.
      { provider: 'paypal', settledAt: trusted({ $gte: refundSince }) },
    ] as const;
    const reconciledAt = trusted({ $not: trusted({ $gte: before }) });
    const since = trusted({ $gte: feeSince < refundSince ? feeSince : refundSince });
    const filter = { ownerId, connectionId, state: 'settled', settledAt: since, reconciledAt, $or } as const;
    return this.findMany(filter, { sort: { reconciledAt: 1 }, limit });
  }

  async countSubscriptions(ownerId: string, connectionId: string): Promise<number> {
    return this.count(runningOn(ownerId, connectionId));
  }

  /** Of any owner: what opens it is checked by the caller. */
  async findAny(_id: string): Promise<Payment | null> {
    return this.model
      .findOne({ _id, deletedAt: null }, null, { acrossOwners: 'a buyer opens the receipt of a payment by its token' })
      .lean<Payment | null>()
      .exec();
  }

  /** For reconciliation: what is still open and was begun before, a hold only now and then; the least recently reconciled first. */
  async open(before: Date, { limit, except }: DuePage): Promise<Payment[]> {
    const filter = { state: trusted({ $in: ['created', 'authorized'] as const }), createdAt: trusted({ $lt: before }) };
    const isDue = { reconciledAt: trusted({ $lt: new Date(before.getTime() - holdQuietMs) }) };
    return this.model
      .find({ ...filter, ...notAmong(except), $or: [{ authorizedUntil: null }, isDue], deletedAt: null }, null, {
        sort: { reconciledAt: 1, createdAt: 1 },
        limit,
        acrossOwners: 'reconciliation reads the open payments of all',
      })
      .lean<Payment[]>()
      .exec();
  }
}
