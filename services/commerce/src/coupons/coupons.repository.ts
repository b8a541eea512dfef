import { Injectable } from '@nestjs/common';
import { foldDigits } from '@linkyard/contracts';
import { InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { coupons, type Coupon } from './coupon.schema.js';

@Injectable()
export class CouponsRepository extends OwnedRepository<Coupon> {
  constructor(@InjectStored('commerce', coupons) model: StoredModel<typeof coupons>) {
    super(model);
  }

  /** One that is on, has begun, has not ended and has uses left; its order decides the rest (`priceWith`). */
  async findUsable(ownerId: string, code: string, now: Date): Promise<Coupon | null> {
    return this.findOne({ ownerId, ...usable(code, now) });
  }

  /** The same, whether or not a use is left: for one who has it already. */
  async findRunning(ownerId: string, code: string, now: Date): Promise<Coupon | null> {
    return this.findOne({ ownerId, ...running(code, now) });
  }

  /** Counts one use, only if one is left. @returns the coupon, or null when it cannot be used any more */
  async use(ownerId: string, code: string, now: Date): Promise<Coupon | null> {
    return this.model
      .findOneAndUpdate(
        { userId: ownerId, deletedAt: null, ...usable(code, now) },
        { $inc: { usedCount: 1 } },
        { returnDocument: 'after' },
      )
      .lean<Coupon | null>()
      .exec();
  }

  /** Gives back a use of an order that came to nothing. */
  async giveBack(ownerId: string, _id: string): Promise<void> {
    await this.model
      .updateOne({ userId: ownerId, _id, usedCount: trusted({ $gt: 0 }) }, { $inc: { usedCount: -1 } })
      .exec();
  }
}

const isWithinDates = (now: Date) => [
  { $lte: [{ $ifNull: ['$startsAt', now] }, now] },
  { $or: [{ $eq: ['$endsAt', null] }, { $gt: ['$endsAt', now] }] },
];
const hasUsesLeft = { $or: [{ $eq: ['$usageLimit', 0] }, { $lt: ['$usedCount', '$usageLimit'] }] };
/** As it was typed: with spaces, in full-width characters, in small letters. */
const switchedOn = (typed: string) => ({
  code: foldDigits(typed).replace(/\s/g, '').toUpperCase(),
  status: 1 as const,
});

const running = (code: string, now: Date) => ({ ...switchedOn(code), $expr: trusted({ $and: isWithinDates(now) }) });
const usable = (code: string, now: Date) => ({
  ...switchedOn(code),
  $expr: trusted({ $and: [...isWithinDates(now), hasUsesLeft] }),
});
