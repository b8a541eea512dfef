import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { pushFollows, type PushFollowDocument } from './push.schemas.js';
import type { PushMessageDocument } from './push-message.schema.js';

type Audience = PushMessageDocument['audience'];

const maxTimeMS = 4_000;

/** Who follows the pages of an owner. */
@Injectable()
export class FollowersRepository extends OwnedRepository<PushFollowDocument> {
  constructor(@InjectStored('notifications-and-chat', pushFollows) model: StoredModel<typeof pushFollows>) {
    super(model);
  }

  /** Browsers: one that follows two pages is one. */
  async browsers(ownerId: string, audience: Audience): Promise<number> {
    const [found] = await this.model
      .aggregate<{ browsers: number }>([
        { $match: matching(ownerId, audience) },
        { $group: { _id: '$subscriptionId' } },
        { $count: 'browsers' },
      ])
      .option({ maxTimeMS })
      .exec();
    return found?.browsers ?? 0;
  }

  async pagesOf(ownerId: string): Promise<string[]> {
    return (await this.countBy(ownerId, 'campaignId')).map(({ value }) => value);
  }

  async countBy(ownerId: string, field: 'campaignId' | 'country'): Promise<{ value: string; followers: number }[]> {
    const rows = await this.model
      .aggregate<{ _id: string | null; followers: number }>([
        { $match: { userId: ownerId, deletedAt: null, from: 'template' } },
        { $group: { _id: `$${field}`, followers: { $sum: 1 } } },
        { $sort: { followers: -1, _id: 1 } },
        { $limit: 300 },
      ])
      .option({ maxTimeMS })
      .exec();
    return rows.flatMap(({ _id, followers }) => (_id === null ? [] : [{ value: _id, followers }]));
  }

  /** The next follows of an audience after one, in a lasting order. */
  async after(ownerId: string, audience: Audience, cursor: string, limit: number): Promise<PushFollowDocument[]> {
    return this.model
      .find({ ...matching(ownerId, audience), _id: trusted({ $gt: cursor }) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<PushFollowDocument[]>()
      .exec();
  }
}

const matching = (userId: string, { campaignIds, countries, since }: Audience) => ({
  ...{ userId, deletedAt: null, from: 'template' as const },
  ...(campaignIds.length > 0 ? { campaignId: trusted({ $in: campaignIds }) } : {}),
  ...(countries.length > 0 ? { country: trusted({ $in: countries }) } : {}),
  ...(since === null ? {} : { createdAt: trusted({ $gte: since }) }),
});
