import { Injectable } from '@nestjs/common';
import { inMode, type ShownMode } from '@linkyard/contracts';
import { indexedString, InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { nextNumber } from '../counters/next-number.js';
import { donationCounters, donations, type Donation } from './donation.schema.js';

/** Money that the receiver has, at least in part. */
export const paidStates = ['completed', 'partiallyRefunded', 'disputed'] as const;

export interface Raised {
  /** A section or a goal. */
  key: string;
  currency: string;
  amount: number;
  donors: number;
}

@Injectable()
export class DonationsRepository extends OwnedRepository<Donation> {
  constructor(
    @InjectStored('commerce', donations) model: StoredModel<typeof donations>,
    @InjectStored('commerce', donationCounters) private readonly counters: StoredModel<typeof donationCounters>,
  ) {
    super(model);
  }

  /** What one payment was for. */
  async ofPayment(ownerId: string, paymentId: string): Promise<Donation | null> {
    return this.findOne({ ownerId, paymentId: indexedString(paymentId) });
  }

  /** All periods of a donation that repeats show whether its last payment failed. */
  async noteRenewal({ userId: ownerId, _id }: Pick<Donation, 'userId' | '_id'>, renewalFailedAt: Date | null) {
    await this.updateMany({ ownerId, $or: [{ _id }, { originId: _id }] }, { $set: { renewalFailedAt } });
  }

  /** For the donor, who alone knows the public id. */
  async findByPublicId(publicId: string): Promise<Donation | null> {
    return this.model
      .findOne({ publicId, deletedAt: null }, null, { acrossOwners: 'a donor opens a donation by its public id' })
      .lean<Donation | null>()
      .exec();
  }

  /** Who has received donations of an address, the latest first. */
  async receiversOf(email: string, limit: number): Promise<string[]> {
    const found = await this.model
      .find(
        { 'donor.email': email, completedAt: trusted({ $ne: null }), deletedAt: null },
        { userId: 1 },
        {
          sort: { createdAt: -1 },
          limit: limit * 20,
          acrossOwners: 'a donor asks for the links to what they have given anywhere',
        },
      )
      .lean<{ userId: string }[]>()
      .exec();
    return [...new Set(found.map(({ userId }) => userId))].slice(0, limit);
  }

  /** The next receipt number of an owner, from 1. In a transaction, so that none is left out. */
  async nextReceiptNumber(ownerId: string): Promise<number> {
    return nextNumber(this.counters, ownerId);
  }

  /** What sections or goals have raised by currency: what was given, less what was returned. */
  async raised(
    ownerId: string,
    by: 'sectionId' | 'goalId',
    keys: readonly string[],
    mode: ShownMode,
  ): Promise<Raised[]> {
    if (keys.length === 0) return [];
    const kept = { $max: [0, { $subtract: ['$amount', '$refunded'] }] };
    return this.model
      .aggregate<Raised>([
        {
          $match: {
            userId: ownerId,
            ...inMode(mode),
            [by]: { $in: [...keys] },
            state: { $in: [...paidStates] },
            deletedAt: null,
          },
        },
        {
          $group: {
            _id: { key: `$${by}`, currency: '$currency' },
            amount: { $sum: kept },
            emails: { $addToSet: '$donor.email' },
          },
        },
        {
          $project: {
            _id: 0,
            key: '$_id.key',
            currency: '$_id.currency',
            amount: 1,
            donors: { $size: '$emails' },
          },
        },
      ])
      .exec();
  }

  /** The newest of a section that may be named. */
  async supporters(
    ownerId: string,
    sectionIds: readonly string[],
    mode: ShownMode,
    limit: number,
  ): Promise<Donation[]> {
    const filter = {
      ownerId,
      ...inMode(mode),
      sectionId: trusted({ $in: [...sectionIds] }),
      state: 'completed',
      isAnonymous: false,
      'donor.name': trusted({ $ne: '' }),
    } as const;
    return this.findMany(filter, { sort: { completedAt: -1 }, limit });
  }
}
