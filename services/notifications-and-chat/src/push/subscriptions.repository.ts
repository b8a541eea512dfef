import { Injectable } from '@nestjs/common';
import { InjectStored, newId, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import {
  pushFollows,
  pushSubscriptions,
  type PushFollowDocument,
  type PushSubscriptionDocument,
} from './push.schemas.js';

type About = Omit<PushSubscriptionDocument, '_id' | 'failures' | 'lastSuccessAt' | 'createdAt' | 'updatedAt'>;

const reason = { acrossOwners: 'one browser may follow pages of several owners' };

@Injectable()
export class SubscriptionsRepository extends OwnedRepository<PushFollowDocument> {
  constructor(
    @InjectStored('notifications-and-chat', pushFollows) model: StoredModel<typeof pushFollows>,
    @InjectStored('notifications-and-chat', pushSubscriptions)
    private readonly subscriptions: StoredModel<typeof pushSubscriptions>,
  ) {
    super(model);
  }

  /** One for each endpoint; with other keys the newer ones count. */
  async save(about: About): Promise<PushSubscriptionDocument> {
    const now = new Date();
    const { endpoint } = about;
    const fresh = { _id: newId(), createdAt: now, lastSuccessAt: null };
    return this.subscriptions
      .findOneAndUpdate(
        { endpoint },
        { $set: { ...about, failures: 0, updatedAt: now }, $setOnInsert: fresh },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<PushSubscriptionDocument>()
      .orFail()
      .exec();
  }

  async follow(
    ownerId: string,
    fields: Pick<PushFollowDocument, 'subscriptionId' | 'from' | 'campaignId' | 'country'>,
  ) {
    const { subscriptionId, campaignId } = fields;
    const isKnown = await this.findOne({ ownerId, subscriptionId, campaignId });
    return isKnown ?? this.insert(ownerId, fields);
  }

  async byEndpoint(endpoint: string): Promise<PushSubscriptionDocument | null> {
    return this.subscriptions.findOne({ endpoint }).lean<PushSubscriptionDocument | null>().exec();
  }

  async byIds(ids: readonly string[]): Promise<PushSubscriptionDocument[]> {
    if (ids.length === 0) return [];
    return this.subscriptions
      .find({ _id: trusted({ $in: [...ids] }) })
      .lean<PushSubscriptionDocument[]>()
      .exec();
  }

  /** Ends what a browser gets: one page, or everything. A subscription without follows is removed. */
  async unfollow(subscriptionId: string, campaignId?: string): Promise<void> {
    const which = campaignId === undefined ? {} : { campaignId };
    await this.model.deleteMany({ subscriptionId, ...which }, reason).exec();
    await this.removeUnfollowed([subscriptionId]);
  }

  /** The push service no longer knows these browsers. */
  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.model.deleteMany({ subscriptionId: trusted({ $in: [...ids] }) }, reason).exec();
    await this.subscriptions.deleteMany({ _id: trusted({ $in: [...ids] }) }).exec();
  }

  async removeUnfollowed(ids: readonly string[]): Promise<void> {
    const among = { subscriptionId: trusted({ $in: [...ids] }) };
    const followed = new Set<unknown>(await this.model.distinct('subscriptionId', among).setOptions(reason).exec());
    const left = ids.filter((id) => !followed.has(id));
    if (left.length > 0) await this.subscriptions.deleteMany({ _id: trusted({ $in: left }) }).exec();
  }

  async noteSuccess(ids: readonly string[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    const change = { $set: { failures: 0, lastSuccessAt: now } };
    await this.subscriptions.updateMany({ _id: trusted({ $in: [...ids] }) }, change).exec();
  }

  /** @returns those that were refused so many times without one success in between */
  async noteRefusals(ids: readonly string[], limit: number): Promise<string[]> {
    if (ids.length === 0) return [];
    const among = { _id: trusted({ $in: [...ids] }) };
    await this.subscriptions.updateMany(among, { $inc: { failures: 1 } }).exec();
    const over = { ...among, failures: trusted({ $gte: limit }) };
    const found = await this.subscriptions.find(over, { _id: 1 }).lean<{ _id: string }[]>().exec();
    return found.map(({ _id }) => _id);
  }
}
