import { Injectable } from '@nestjs/common';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { donations } from '../donations/donation.schema.js';
import { orders } from '../orders/order.schema.js';
import { payments, type Payment } from '../payments/payment.model.js';

/** What the payments of an order or a donation say, less what it says itself. */
export interface SubjectDifference {
  ownerId: string;
  currency: string;
  reference: string;
  paid: number;
  refunded: number;
  saidPaid: number;
  saidRefunded: number;
}
/** Where records say what was paid for them. */
interface Said {
  coll: string;
  match: object;
  /** A list of which each entry says it. */
  unwind?: string;
  project: object;
}
const acrossOwners = 'the nightly check reads the orders and donations of all owners';
const ofOwner = (ownerId: string | undefined) => ({ deletedAt: null, ...(ownerId ? { userId: ownerId } : {}) });
const none = { paid: { $literal: 0 }, refunded: { $literal: 0 } };
const silent = { saidPaid: { $literal: 0 }, saidRefunded: { $literal: 0 } };
const identity = { _id: 0, ownerId: '$userId', currency: 1, updatedAt: 1 };
const maxDifferences = 1_000;

/** Compares payments with what they paid for, in both directions and in one pass over each collection. */
@Injectable()
export class SubjectSums {
  constructor(
    @InjectStored('commerce', payments) private readonly settled: StoredModel<typeof payments>,
    @InjectStored('commerce', orders) private readonly placed: StoredModel<typeof orders>,
    @InjectStored('commerce', donations) private readonly given: StoredModel<typeof donations>,
  ) {}

  ofOrders(before: Date, ownerId?: string): Promise<SubjectDifference[]> {
    const ofDuplicates = (field: string) => ({ $sum: { $ifNull: [`$duplicates.${field}`, []] } });
    const said = {
      saidPaid: { $add: ['$totals.paid', ofDuplicates('amount')] },
      saidRefunded: { $add: ['$totals.refunded', ofDuplicates('refunded')] },
    };
    const from = { coll: this.placed.collection.name, match: { 'totals.paid': { $gt: 0 } } };
    return this.differing('order', '$subject.id', before, ownerId, [
      { ...from, project: { reference: '$_id', ...said } },
    ]);
  }

  /** A renewal has a donation of its own, while its payment names the first: they are matched by the payment, as second payments are. */
  ofDonations(before: Date, ownerId?: string): Promise<SubjectDifference[]> {
    // Donations of earlier versions do not say what arrived.
    const saidPaid = { $ifNull: ['$paid', '$total'] };
    const said = { reference: '$paymentId', saidPaid, saidRefunded: '$refunded' };
    const match = { completedAt: { $ne: null }, paymentId: { $ne: null } };
    const coll = this.given.collection.name;
    const ofSecond = { saidPaid: '$duplicates.amount', saidRefunded: '$duplicates.refunded' };
    return this.differing('donation', '$_id', before, ownerId, [
      { coll, match, project: said },
      { coll, match, unwind: '$duplicates', project: { reference: '$duplicates.paymentId', ...ofSecond } },
    ]);
  }

  /** Settled payments of another service, a page at a time. */
  async ofBookings(before: Date, after: string, limit: number, ownerId?: string): Promise<Payment[]> {
    const filter = {
      state: 'settled' as const,
      'subject.service': 'bookings' as const,
      updatedAt: trusted({ $lt: before }),
      _id: trusted({ $gt: after }),
    };
    return this.settled
      .find({ ...filter, ...ofOwner(ownerId) }, null, { sort: { _id: 1 }, limit, acrossOwners })
      .lean<Payment[]>()
      .exec();
  }

  /** @param before what changed later is still on its way from the payment to its subject */
  private differing(
    kind: 'order' | 'donation',
    reference: string,
    before: Date,
    ownerId: string | undefined,
    subjects: readonly Said[],
  ): Promise<SubjectDifference[]> {
    const paid = { paid: '$amount', refunded: '$refundedTotal', ...silent };
    const sum = (field: string) => ({ $sum: { $ifNull: [`$${field}`, 0] } });
    const differs = (one: string, other: string) => ({ $ne: [`$${one}`, `$${other}`] });
    return this.settled
      .aggregate<SubjectDifference>([
        { $match: { ...ofOwner(ownerId), state: 'settled', 'subject.kind': kind } },
        { $project: { ...identity, reference, ...paid } },
        ...subjects.map(({ coll, match, unwind, project }) => ({
          $unionWith: {
            coll,
            pipeline: [
              { $match: { ...ofOwner(ownerId), ...match } },
              ...(unwind ? [{ $unwind: unwind }] : []),
              { $project: { ...identity, ...none, ...project } },
            ],
          },
        })),
        {
          $group: {
            _id: '$reference',
            ...{ ownerId: { $first: '$ownerId' }, currency: { $first: '$currency' }, at: { $max: '$updatedAt' } },
            ...{ paid: sum('paid'), refunded: sum('refunded') },
            ...{ saidPaid: sum('saidPaid'), saidRefunded: sum('saidRefunded') },
          },
        },
        {
          $match: {
            at: { $lt: before },
            $expr: {
              $and: [
                { $or: [differs('paid', 'saidPaid'), differs('refunded', 'saidRefunded')] },
                // A payment that nothing was given for, and that went back entirely.
                { $or: [{ $ne: ['$saidPaid', 0] }, differs('paid', 'refunded')] },
              ],
            },
          },
        },
        { $limit: maxDifferences },
        { $set: { reference: '$_id' } },
        { $unset: ['_id', 'at'] },
      ])
      .option({ acrossOwners, allowDiskUse: true })
      .exec();
  }
}
