import { Injectable } from '@nestjs/common';
import { InjectStored, notAmong, OwnedRepository, trusted, type DuePage, type StoredModel } from '@linkyard/mongo';
import { donationGoals, type DonationGoal } from './donation.schema.js';

@Injectable()
export class DonationGoalsRepository extends OwnedRepository<DonationGoal> {
  constructor(@InjectStored('commerce', donationGoals) model: StoredModel<typeof donationGoals>) {
    super(model);
  }

  /** Of all owners: what has begun or ended, the earliest first. */
  async changedBefore(before: Date, { limit, except }: DuePage): Promise<DonationGoal[]> {
    return this.model
      .find({ changeAt: trusted({ $gt: new Date(0), $lte: before }), ...notAmong(except) }, null, {
        sort: { changeAt: 1 },
        limit,
        acrossOwners: 'goals of all owners begin and end',
      })
      .lean<DonationGoal[]>()
      .exec();
  }

  /** `rev` stays: an owner who edits the goal is not refused. */
  async setChange(ownerId: string, _id: string, changeAt: Date | null): Promise<void> {
    await this.model.updateOne({ userId: ownerId, _id }, { $set: { changeAt } }).exec();
  }
}
