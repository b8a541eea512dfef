import { Injectable } from '@nestjs/common';
import { InjectStored, notAmong, OwnedRepository, trusted, type DuePage, type StoredModel } from '@linkyard/mongo';
import { checkouts, type Checkout } from './checkout.schema.js';

@Injectable()
export class CheckoutsRepository extends OwnedRepository<Checkout> {
  constructor(@InjectStored('commerce', checkouts) model: StoredModel<typeof checkouts>) {
    super(model);
  }

  /** For the buyer, who alone knows the public id. */
  async findByPublicId(publicId: string): Promise<Checkout | null> {
    return this.model
      .findOne({ publicId, deletedAt: null }, null, { acrossOwners: 'a buyer opens a checkout by its public id' })
      .lean<Checkout | null>()
      .exec();
  }

  /** Of all sellers or of one, oldest first. */
  async overdue(now: Date, { limit, except }: DuePage, ownerId?: string): Promise<Checkout[]> {
    const filter = {
      state: trusted({ $in: ['open' as const, 'paying' as const] }),
      expiresAt: trusted({ $lte: now }),
      ...notAmong(except),
      ...(ownerId === undefined ? {} : { userId: ownerId }),
    };
    return this.model
      .find(filter, null, { sort: { expiresAt: 1 }, limit, acrossOwners: 'expiry runs for all sellers' })
      .lean<Checkout[]>()
      .exec();
  }

  /** Of all sellers: whose buyers are to be reminded by now, the earliest first. */
  async withReminder(now: Date, { limit, except }: DuePage): Promise<Checkout[]> {
    return this.model
      .find({ recoveryDueAt: trusted({ $gt: new Date(0), $lte: now }), ...notAmong(except) }, null, {
        sort: { recoveryDueAt: 1 },
        limit,
        acrossOwners: 'buyers of all sellers are reminded',
      })
      .lean<Checkout[]>()
      .exec();
  }

  /** What the same buyer began with the same product, the latest first. */
  async ofSameBuyer({ userId, buyer, openedPublicId }: Checkout): Promise<Checkout[]> {
    const filter = { ownerId: userId, 'buyer.email': buyer.email, openedPublicId };
    return this.findMany(filter, { sort: { createdAt: -1, _id: -1 }, limit: 100 });
  }
}
