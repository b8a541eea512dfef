import { Injectable } from '@nestjs/common';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { requireFound } from '@linkyard/service-kit';
import { chatMessages, type ChatMessageDocument } from './chat-message.schema.js';

const maxTimeMS = 2_500;
/** More is shown as "99+". */
const maxUnread = 100;

/** Messages by their room, which `RoomAccess` has let the caller into. */
@Injectable()
export class MessagesRepository {
  constructor(@InjectStored('notifications-and-chat', chatMessages) readonly model: StoredModel<typeof chatMessages>) {}

  /** @throws DomainError core.not_found */
  async require(_id: string): Promise<ChatMessageDocument> {
    return requireFound(await this.model.findById(_id).lean<ChatMessageDocument | null>().exec());
  }

  ofClient(roomId: string, userId: string, clientId: string): Promise<ChatMessageDocument | null> {
    return this.model.findOne({ roomId, userId, clientId }).lean<ChatMessageDocument | null>().exec();
  }

  /** Newest first, without deleted ones. @param before exclusive */
  async previous(roomId: string, before: Date | undefined, limit: number): Promise<ChatMessageDocument[]> {
    const older = before ? { createdAt: trusted({ $lt: before }) } : {};
    return this.model
      .find({ roomId, deletedAt: null, ...older }, null, { sort: { createdAt: -1 }, limit, maxTimeMS })
      .lean<ChatMessageDocument[]>()
      .exec();
  }

  /** In the order of the changes, deleted ones too. */
  async changed(roomId: string, after: number, limit: number): Promise<ChatMessageDocument[]> {
    return this.model
      .find({ roomId, rev: trusted({ $gt: after }) }, null, { sort: { rev: 1 }, limit, maxTimeMS })
      .lean<ChatMessageDocument[]>()
      .exec();
  }

  async unread(roomId: string, userId: string, lastReadSeq: number): Promise<number> {
    const filter = { roomId, deletedAt: null, seq: trusted({ $gt: lastReadSeq }), userId: trusted({ $ne: userId }) };
    return this.model.countDocuments(filter, { limit: maxUnread, maxTimeMS }).exec();
  }

  async isMentioned(roomId: string, userId: string, lastReadSeq: number): Promise<boolean> {
    const filter = { roomId, mentions: userId, seq: trusted({ $gt: lastReadSeq }), deletedAt: null };
    return (await this.model.exists(filter).maxTimeMS(maxTimeMS).exec()) !== null;
  }

  async insert(fields: Partial<ChatMessageDocument>): Promise<ChatMessageDocument> {
    const created = await new this.model(fields).save();
    return created.toObject<ChatMessageDocument>({ flattenMaps: true });
  }

  /** @throws DomainError core.not_found */
  async update(_id: string, set: Partial<ChatMessageDocument>): Promise<ChatMessageDocument> {
    return requireFound(
      await this.model
        .findOneAndUpdate({ _id }, { $set: set }, { returnDocument: 'after' })
        .lean<ChatMessageDocument | null>()
        .exec(),
    );
  }

  /** Takes the text of a message out of the replies to it. */
  async clearQuotes(_id: string): Promise<void> {
    await this.model.updateMany({ 'replyTo._id': _id }, { $set: { 'replyTo.message': '' } }).exec();
  }
}
