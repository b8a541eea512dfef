import { Injectable } from '@nestjs/common';
import {
  containing,
  InjectStored,
  notAmong,
  OwnedRepository,
  trusted,
  type DuePage,
  type StoredModel,
} from '@linkyard/mongo';
import { nextState } from '@linkyard/service-kit';
import { pushMessages, type PushMessageDocument } from './push-message.schema.js';
import { pushMessageTransitions, type PushMessageEvent } from './push-message-transitions.js';

const bySweep = { acrossOwners: 'messages of every owner begin at their time' };

interface Query {
  page: number;
  listPerPage: number;
  searchTerm?: string | undefined;
  sort: Record<string, 1 | -1>;
  filters: { state?: PushMessageDocument['state'] | undefined };
}

@Injectable()
export class PushMessagesRepository extends OwnedRepository<PushMessageDocument> {
  constructor(@InjectStored('notifications-and-chat', pushMessages) model: StoredModel<typeof pushMessages>) {
    super(model);
  }

  async list(ownerId: string, { page, listPerPage, searchTerm, sort, filters }: Query) {
    const sought = searchTerm ? { title: trusted(containing(searchTerm)) } : {};
    const filter = { ownerId, ...(filters.state ? { state: filters.state } : {}), ...sought };
    const [found, total] = await Promise.all([
      this.findMany(filter, { sort, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.count(filter),
    ]);
    return { found, total };
  }

  /** The one way from state to state. @returns null where the event changes nothing, or the state was changed in the meantime */
  async become(
    { userId: ownerId, _id, state }: Pick<PushMessageDocument, 'userId' | '_id' | 'state'>,
    event: PushMessageEvent,
    fields: Partial<PushMessageDocument> = {},
  ): Promise<PushMessageDocument | null> {
    const next = nextState(pushMessageTransitions, state, event);
    return next && this.update({ ownerId, _id, state }, { $set: { ...fields, state: next } });
  }

  /** Those that begin now, are being prepared, or are being sent. */
  async underWay(now: Date, { limit, except }: DuePage): Promise<PushMessageDocument[]> {
    const isDue = { state: 'scheduled' as const, startAt: trusted({ $lte: now }) };
    return this.model
      .find({ $or: [isDue, { state: 'sending' as const }], ...notAmong(except) }, null, { ...bySweep, limit })
      .lean<PushMessageDocument[]>()
      .exec();
  }

  /** Of ids, to make their payloads. */
  async byIds(ids: readonly string[]): Promise<PushMessageDocument[]> {
    if (ids.length === 0) return [];
    return this.model
      .find({ _id: trusted({ $in: [...ids] }) }, null, { acrossOwners: 'a worker sends the messages of every owner' })
      .lean<PushMessageDocument[]>()
      .exec();
  }

  /** How many messages go to a page within a day, in whatever state but drafts and what was called off. */
  async countFor(ownerId: string, campaignId: string, { from, to }: { from: number; to: number }): Promise<number> {
    return this.count({
      ownerId,
      sentTo: campaignId,
      startAt: trusted({ $gte: new Date(from), $lt: new Date(to) }),
      state: trusted({ $in: ['scheduled', 'sending', 'paused', 'sent', 'failed'] as const }),
    });
  }

  async countClick({ userId, sourceId }: { userId: string; sourceId: string }): Promise<void> {
    await this.model.updateOne({ userId, _id: sourceId }, { $inc: { 'counts.clicked': 1 } }).exec();
  }
}
