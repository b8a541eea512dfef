import { Injectable } from '@nestjs/common';
import { InjectStored, isDuplicateKey, newId, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import {
  pushFollows,
  pushSubscriptions,
  type PushFollowDocument,
  type PushSubscriptionDocument,
} from './push.schemas.js';

type About = Omit<PushSubscriptionDocument, '_id' | 'failures' | 'lastSuccessAt' | 'createdAt' | 'updatedAt'>;

const chunk = 1_000;
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

  /**
   * One for each endpoint; with other keys the newer ones count.
   * @param replaces the endpoint that the browser had before: its follows go on under the new one
   */
  async save(about: About, replaces?: string): Promise<PushSubscriptionDocument> {
    const old = replaces === undefined || replaces === about.endpoint ? null : await this.byEndpoint(replaces);
    const saved = await this.upsert(about);
    if (old) await this.moveFollows(old._id, saved._id);
    return saved;
  }

  private async moveFollows(from: string, to: string): Promise<void> {
    const follows = await this.model.find({ subscriptionId: from }, null, reason).lean<PushFollowDocument[]>().exec();
    for (const { _id, userId } of follows)
      await this.model
        .updateOne({ _id, userId }, { $set: { subscriptionId: to } })
        .exec()
        // The new one has the same follow already.
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
        });
    await this.remove([from]);
  }

  private async upsert(about: About): Promise<PushSubscriptionDocument> {
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
    fields: Pick<PushFollowDocument, 'subscriptionId' | 'from' | 'campaignId' | 'country' | 'path'>,
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

  /** Whose notifications a browser gets. */
  async ownersFollowedBy(subscriptionId: string): Promise<string[]> {
    const found: unknown[] = await this.model.distinct('userId', { subscriptionId }).setOptions(reason).exec();
    return found.filter((userId) => typeof userId === 'string');
  }

  /** Ends what a browser gets: one page, a person's own, or everything. A subscription without follows is removed. */
  async unfollow(subscriptionId: string, which: Partial<Pick<PushFollowDocument, 'campaignId' | 'from'>> = {}) {
    await this.model.deleteMany({ subscriptionId, ...which }, reason).exec();
    await this.removeUnfollowed([subscriptionId]);
  }

  /** Ends follows of an owner, in chunks: of one page, of the person, or all. */
  async endAll(ownerId: string, which: Partial<Pick<PushFollowDocument, 'campaignId' | 'from'>> = {}): Promise<void> {
    for (;;) {
      const follows = await this.findMany({ ownerId, ...which }, { limit: chunk });
      if (follows.length === 0) return;
      await this.model.deleteMany({ userId: ownerId, _id: trusted({ $in: follows.map(({ _id }) => _id) }) }).exec();
      await this.removeUnfollowed(follows.map(({ subscriptionId }) => subscriptionId));
    }
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
