import { Injectable } from '@nestjs/common';
import type { createPushMessage, listPushMessages, RequestOf, updatePushMessage, UserCtx } from '@linkyard/contracts';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { clockAt, dayRange } from '@linkyard/time';
import { DomainError, fieldRefusal, requireEach, requireFound, takeTurn } from '@linkyard/service-kit';
import { DeliveriesRepository } from './deliveries.repository.js';
import { startOf } from './delivery-time.js';
import { FollowersRepository } from './followers.repository.js';
import { maxPayloadBytes, payloadBytes } from './push-payload.js';
import type { PushMessageDocument } from './push-message.schema.js';
import type { PushMessageEvent } from './push-message-transitions.js';
import { PushMessagesRepository } from './push-messages.repository.js';

type Written = RequestOf<typeof createPushMessage>;

const sendingsADay = 3;
const maxMessages = 1_000;
const none = { targeted: 0, sent: 0, failed: 0, gone: 0, clicked: 0 };
/** Of signed links, tag and the names of fields. */
const overheadBytes = 700;

/** What owners write to their followers. @source models.md 14, ADR 0058 */
@Injectable()
export class PushMessagesService {
  constructor(
    private readonly messages: PushMessagesRepository,
    private readonly followers: FollowersRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly database: ServiceDatabase,
  ) {}

  list({ userId }: UserCtx, request: RequestOf<typeof listPushMessages>) {
    const { sort = '-createdAt', ...query } = request;
    const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
    return this.messages.list(userId, { ...query, sort: { [sort.replace('-', '')]: direction, _id: direction } });
  }

  /** @throws DomainError push.too_many, push.too_long */
  async create(ctx: UserCtx, written: Written): Promise<PushMessageDocument> {
    await this.requireRoom(ctx.userId);
    return this.messages.insert(ctx.userId, { ...fieldsFrom(written), ...fresh, tenantId: ctx.tenantId });
  }

  /** @throws DomainError core.not_found, core.stale_rev, push.wrong_state, push.too_long */
  async update({ userId }: UserCtx, { _id, rev, ...written }: RequestOf<typeof updatePushMessage>) {
    const before = await this.get(userId, _id);
    if (before.state !== 'draft') throw new DomainError('push.wrong_state');
    const change = { $set: fieldsFrom(written) };
    const saved = await this.messages.update({ ownerId: userId, _id, state: 'draft' }, change, { rev });
    if (!saved) throw new DomainError('core.stale_rev');
    return saved;
  }

  /** @throws DomainError push.wrong_state, push.no_followers, push.daily_limit, push.in_past */
  async send({ userId }: UserCtx, _id: string): Promise<PushMessageDocument> {
    const message = await this.get(userId, _id);
    const now = new Date();
    const { at, timeZone } = message.schedule;
    if (at !== null && at < now) throw fieldRefusal('schedule', 'push.in_past');
    const startAt = startOf(message, now);
    const sentTo = await this.pagesOf(message);
    if (sentTo.length === 0 || (await this.followers.browsers(userId, message.audience)) === 0)
      throw new DomainError('push.no_followers');
    return this.database.transaction(async () => {
      // Of two sendings at once the second one sees the first.
      await takeTurn(this.database, `push:${userId}`);
      const day = (at ?? now).getTime();
      const range = dayRange(timeZone, clockAt(timeZone, day).dateAt(day));
      for (const campaignId of sentTo)
        if ((await this.messages.countFor(userId, campaignId, range)) >= sendingsADay)
          throw new DomainError('push.daily_limit');
      return this.change(message, 'sent', { startAt, sentTo });
    });
  }

  async cancel({ userId }: UserCtx, _id: string): Promise<PushMessageDocument> {
    const cancelled = await this.change(await this.get(userId, _id), 'cancelled', { endedAt: new Date() });
    await this.deliveries.forget(userId, _id);
    const { sent, failed, gone } = await this.deliveries.countsOf(userId, _id);
    const counts = { 'counts.sent': sent, 'counts.failed': failed, 'counts.gone': gone };
    return (await this.messages.update({ ownerId: userId, _id }, { $set: counts })) ?? cancelled;
  }

  async pause({ userId }: UserCtx, _id: string): Promise<PushMessageDocument> {
    return this.change(await this.get(userId, _id), 'paused');
  }

  async resume({ userId }: UserCtx, _id: string): Promise<PushMessageDocument> {
    const resumed = await this.change(await this.get(userId, _id), 'resumed');
    await this.deliveries.release(userId, _id);
    return resumed;
  }

  async duplicate(ctx: UserCtx, _id: string): Promise<PushMessageDocument> {
    const { title, body, image, url, actions, audience, schedule, quietHours } = await this.get(ctx.userId, _id);
    await this.requireRoom(ctx.userId);
    const written = { title, body, image, url, actions, audience, quietHours, schedule: { ...schedule, at: null } };
    return this.messages.insert(ctx.userId, { ...written, ...fresh, tenantId: ctx.tenantId });
  }

  /** @throws DomainError core.not_found; push.wrong_state while one of them is being sent */
  async delete({ userId }: UserCtx, ids: readonly string[]): Promise<string[]> {
    return this.database.transaction(async () => {
      const own = { ownerId: userId, _id: trusted({ $in: [...ids] }) };
      const found = await this.messages.findMany(own);
      requireEach(ids, found);
      if (found.some(({ state }) => state === 'sending' || state === 'paused' || state === 'scheduled'))
        throw new DomainError('push.wrong_state');
      await this.messages.updateMany(own, { $set: { deletedAt: new Date() } });
      return [...ids];
    });
  }

  private async get(ownerId: string, _id: string): Promise<PushMessageDocument> {
    return requireFound(await this.messages.findOne({ ownerId, _id }));
  }

  private async change(
    message: PushMessageDocument,
    event: PushMessageEvent,
    fields: Partial<PushMessageDocument> = {},
  ) {
    const changed = await this.messages.become(message, event, fields);
    if (!changed) throw new DomainError('push.wrong_state');
    return changed;
  }

  private async pagesOf({ userId, audience }: PushMessageDocument): Promise<string[]> {
    return audience.campaignIds.length > 0 ? audience.campaignIds : this.followers.pagesOf(userId);
  }

  private async requireRoom(ownerId: string): Promise<void> {
    if ((await this.messages.count({ ownerId }, maxMessages)) >= maxMessages) throw new DomainError('push.too_many');
  }
}

const fresh = {
  ...{ state: 'draft' as const, counts: none, sentTo: [], startAt: null, cursor: '', isPrepared: false },
  ...{ startedAt: null, endedAt: null },
};

/** @throws DomainError core.invalid_input push.too_long */
function fieldsFrom({ schedule, audience, ...same }: Written) {
  const { title, body, image, actions } = same;
  const links = actions.map(({ title: name }, index) => ({ action: `a${index}`, title: name, url: '' }));
  const bytes = payloadBytes({ title, body, image, actions: links, url: '', tag: '' });
  if (bytes + overheadBytes > maxPayloadBytes) throw fieldRefusal('body', 'push.too_long');
  const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
  return {
    ...same,
    schedule: { ...schedule, at: dateOf(schedule.at) },
    audience: { ...audience, since: dateOf(audience.since) },
  };
}
