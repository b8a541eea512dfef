import { Injectable } from '@nestjs/common';
import { maxLatestEmojis, type reactToChatMessage, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { InjectStored, newId, type StoredModel } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import type { ChatMessageDocument } from './chat-message.schema.js';
import { chatReactions } from './chat-reaction.schema.js';
import { MessagesRepository } from './messages.repository.js';
import { RoomAccess } from './room-access.js';
import { RoomAnnouncer } from './room-announcer.js';
import { Rooms } from './rooms.js';

/** Reactions to messages, and their deletion. */
@Injectable()
export class ChangeMessage {
  constructor(
    private readonly access: RoomAccess,
    private readonly rooms: Rooms,
    private readonly messages: MessagesRepository,
    private readonly announcer: RoomAnnouncer,
    @InjectStored('notifications-and-chat', chatReactions)
    private readonly reactions: StoredModel<typeof chatReactions>,
  ) {}

  /** @throws DomainError chat.message_gone, chat.muted, core.not_found */
  async react({ _id, emoji }: RequestOf<typeof reactToChatMessage>, ctx: UserCtx): Promise<ChatMessageDocument> {
    const { roomId } = await this.messages.require(_id);
    await this.access.requireWriter(ctx, roomId);
    const { userId } = ctx;
    const { message } = await this.rooms.change(
      roomId,
      async (numbers) => {
        const stored = await this.messages.require(_id);
        if (stored.deletedAt || stored.hiddenAt) throw new DomainError('chat.message_gone');
        if (await this.reactions.exists({ messageId: _id, userId, emoji }).exec())
          return { message: stored, isNew: false };
        const rev = await numbers.next();
        await new this.reactions({ _id: newId(), messageId: _id, userId, emoji, createdAt: new Date() }).save();
        const { count, latestEmoji } = stored.reaction;
        const latest = [emoji, ...latestEmoji.filter((one) => one !== emoji)].slice(0, maxLatestEmojis);
        const reaction = { count: count + 1, latestEmoji: latest };
        return { message: await this.messages.update(_id, { rev, reaction }), isNew: true };
      },
      ({ message: changed, isNew }) => (isNew ? this.announcer.reacted(changed) : undefined),
    );
    return message;
  }

  /** By its author or a moderator; what is deleted already stays as it is. @throws DomainError core.forbidden, core.not_found */
  async delete(_id: string, ctx: UserCtx): Promise<ChatMessageDocument> {
    const { roomId, userId } = await this.messages.require(_id);
    const { isModerator } = await this.access.require(ctx, roomId);
    if (userId !== ctx.userId && !isModerator) throw new DomainError('core.forbidden');
    const { message } = await this.rooms.change(
      roomId,
      async (numbers) => {
        const stored = await this.messages.require(_id);
        if (stored.deletedAt) return { message: stored, isNew: false };
        const rev = await numbers.next();
        await this.messages.clearQuotes(_id);
        await this.reactions.deleteMany({ messageId: _id }).exec();
        const gone = { rev, deletedAt: new Date(), deletedBy: userId === ctx.userId ? 'author' : 'moderator' } as const;
        return { message: await this.messages.update(_id, { ...withoutContent(), ...gone }), isNew: true };
      },
      ({ message: deleted, isNew }) => (isNew ? this.announcer.deleted(deleted) : undefined),
    );
    return message;
  }
}

/** What remains of a deleted message: its place. */
export const withoutContent = () => ({
  ...{ message: '', replyTo: null, mentions: [], links: [], words: [], reports: [] },
  reaction: { count: 0, latestEmoji: [] },
  flaggedAt: null,
});
