import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { DeliveriesRepository } from './deliveries.repository.js';
import { dueFor } from './delivery-time.js';
import { FollowersRepository } from './followers.repository.js';
import type { PushMessageDocument } from './push-message.schema.js';
import { PushMessagesRepository } from './push-messages.repository.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

const chunk = 500;
/** Of one message in one run: others get their turn. */
const maxChunks = 40;

/** Begins messages at their time, makes the deliveries of their followers chunk by chunk, counts them, and notes when all are through. */
@Injectable()
export class PushMessagesJob extends RecurringJob {
  readonly id = 'push-messages';
  readonly everyMs = 3_000;

  constructor(
    private readonly messages: PushMessagesRepository,
    private readonly followers: FollowersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now },
      find: (page) => this.messages.underWay(now, page),
      process: (message) => this.advance(message, now),
    });
  }

  private async advance(message: PushMessageDocument, now: Date): Promise<void> {
    const begun =
      message.state === 'scheduled' ? await this.messages.become(message, 'begun', { startedAt: now }) : message;
    // Called off in the meantime.
    if (!begun) return;
    const isPrepared = begun.isPrepared || (await this.prepare(begun, now));
    // What a worker held back while it was resumed.
    await this.deliveries.release(begun.userId, begun._id);
    const { left, ...counted } = await this.deliveries.countsOf(begun.userId, begun._id);
    const own = { ownerId: begun.userId, _id: begun._id };
    const set = Object.fromEntries(Object.entries(counted).map(([name, value]) => [`counts.${name}`, value]));
    await this.messages.update(own, { $set: set });
    if (isPrepared && left === 0) await this.messages.become(begun, 'ended', { endedAt: now });
  }

  /** A run that is killed is resumed by its cursor, and a delivery that is there is not made twice. @returns whether all are there */
  private async prepare(message: PushMessageDocument, now: Date): Promise<boolean> {
    const { userId, tenantId, _id: sourceId, audience } = message;
    let { cursor } = message;
    for (let done = 0; done < maxChunks; done += 1) {
      const follows = await this.followers.after(userId, audience, cursor, chunk);
      const known = await this.subscriptions.byIds(follows.map(({ subscriptionId }) => subscriptionId));
      const about = { sourceId, kind: 'message' as const, priority: 1, userId, tenantId };
      const pathOf = new Map(follows.map(({ subscriptionId, path }) => [subscriptionId, path]));
      await this.deliveries.addOnce(
        known.map(({ _id: subscriptionId, service, timeZone }) => ({
          ...{ ...about, subscriptionId, service, dueAt: dueFor(message, timeZone, now) },
          path: pathOf.get(subscriptionId) ?? '/',
        })),
      );
      cursor = follows.at(-1)?._id ?? cursor;
      const isPrepared = follows.length < chunk;
      const still = await this.messages.update(
        { ownerId: userId, _id: sourceId, state: 'sending' },
        { $set: { cursor, isPrepared } },
      );
      if (isPrepared || !still) return isPrepared;
    }
    return false;
  }
}
