import { Injectable } from '@nestjs/common';
import { sendPushes } from '@linkyard/contracts';
import { InjectStored, newId, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import { DeliveriesRepository } from './deliveries.repository.js';
import { pushNotes, type PushNoteDocument } from './push.schemas.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

export interface PushNoteText {
  /** One notification for each key, however often its event comes. */
  dedupeKey: string;
  title: string;
  body: string;
  /** A path of the app, from the first slash. */
  link: string;
  /** On a device a second notification with the same tag takes the place of the first. */
  tag: string;
}

const maxDevices = 20;

/** Sends push notifications to people's own devices. */
@Injectable()
export class PushSender extends OwnedRepository<PushNoteDocument> {
  constructor(
    @InjectStored('notifications-and-chat', pushNotes) model: StoredModel<typeof pushNotes>,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly jobs: JobQueue,
  ) {
    super(model);
  }

  /**
   * To all devices of a person that get push notifications now. What it stores is sent by the push worker, once, also when it is called again
   * for the same key; a caller that is repeated until it succeeds loses nothing.
   * @throws QueueUnavailable, when it is to be called again
   */
  async toUser(userId: string, tenantId: string | null, note: PushNoteText): Promise<void> {
    const follows = await this.subscriptions.findMany({ ownerId: userId, from: 'user' }, { limit: maxDevices });
    if (follows.length === 0) return;
    const sourceId = await this.keep(userId, tenantId, note);
    const known = await this.subscriptions.byIds(follows.map(({ subscriptionId }) => subscriptionId));
    const about = { sourceId, kind: 'note' as const, dueAt: new Date(), priority: 0, userId, tenantId };
    await this.deliveries.addOnce(known.map(({ _id, service }) => ({ ...about, subscriptionId: _id, service })));
    for (const service of new Set(known.map((one) => one.service)))
      await this.jobs.enqueue(sendPushes, { service, cause: sourceId });
  }

  /** The texts of ids, to make their payloads. */
  async notes(ids: readonly string[]): Promise<PushNoteDocument[]> {
    if (ids.length === 0) return [];
    return this.model
      .find({ _id: trusted({ $in: [...ids] }) }, null, { acrossOwners: 'a worker sends the notes of every person' })
      .lean<PushNoteDocument[]>()
      .exec();
  }

  private async keep(userId: string, tenantId: string | null, note: PushNoteText): Promise<string> {
    const { dedupeKey } = note;
    const now = new Date();
    const { dedupeKey: _key, ...texts } = note;
    const fresh = { ...texts, _id: newId(), tenantId, rev: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const kept = await this.model
      .findOneAndUpdate({ userId, dedupeKey }, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
      .lean<PushNoteDocument>()
      .orFail()
      .exec();
    return kept._id;
  }
}
