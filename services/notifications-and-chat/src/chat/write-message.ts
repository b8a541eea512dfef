import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  editWindowMs,
  linksIn,
  type editChatMessage,
  type RequestOf,
  type sendChatMessage,
  type UserCtx,
} from '@linkyard/contracts';
import { newId, wordBeginnings } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import type { ChatMessageDocument } from './chat-message.schema.js';
import { MembersRepository } from './members.repository.js';
import { MessagesRepository } from './messages.repository.js';
import { RoomAccess } from './room-access.js';
import { RoomAnnouncer } from './room-announcer.js';
import { Rooms } from './rooms.js';

/** Characters of a message that a reply to it keeps. */
const quotedLength = 300;

@Injectable()
export class WriteMessage {
  constructor(
    private readonly access: RoomAccess,
    private readonly rooms: Rooms,
    private readonly members: MembersRepository,
    private readonly messages: MessagesRepository,
    private readonly announcer: RoomAnnouncer,
  ) {}

  /** @throws DomainError chat.banned, chat.muted, core.not_found for a room of others */
  async send(request: RequestOf<typeof sendChatMessage>, ctx: UserCtx): Promise<ChatMessageDocument> {
    const { roomId } = await this.access.requireWriter(ctx, request.roomId);
    const { userId } = ctx;
    const { message, clientId = randomUUID() } = request;
    const mentions = await this.members.among(roomId, request.mentions);
    const { sent } = await this.rooms.change(
      roomId,
      async (numbers) => {
        const repeated = await this.messages.ofClient(roomId, userId, clientId);
        if (repeated) return { sent: repeated, isNew: false };
        const { seq, createdAt } = await numbers.place();
        const replyTo = request.replyTo ? await this.quote(roomId, request.replyTo._id) : null;
        const found = { links: linksIn(message), words: wordBeginnings(message), mentions };
        const fields = { _id: newId(), roomId, userId, clientId, seq, rev: seq, message, replyTo, createdAt, ...found };
        return { sent: await this.messages.insert(fields), isNew: true };
      },
      ({ sent: written, isNew }) => (isNew ? this.announcer.written(written) : undefined),
    );
    return sent;
  }

  /**
   * @param at when the change arrived
   * @throws DomainError chat.edit_too_late, chat.message_gone, core.forbidden for a message of others
   */
  async edit({ _id, message, mentions }: RequestOf<typeof editChatMessage>, ctx: UserCtx, at = Date.now()) {
    const { roomId } = await this.messages.require(_id);
    await this.access.requireWriter(ctx, roomId);
    const found = { links: linksIn(message), words: wordBeginnings(message) };
    const known = await this.members.among(roomId, mentions);
    return this.rooms.change(
      roomId,
      async (numbers) => {
        const stored = await this.messages.require(_id);
        if (stored.userId !== ctx.userId) throw new DomainError('core.forbidden');
        if (stored.deletedAt || stored.hiddenAt) throw new DomainError('chat.message_gone');
        if (at - stored.createdAt.getTime() > editWindowMs) throw new DomainError('chat.edit_too_late');
        const rev = await numbers.next();
        return this.messages.update(_id, { rev, message, ...found, mentions: known, editedAt: new Date(at) });
      },
      (edited) => this.announcer.changed(edited),
    );
  }

  /** A reply to what is gone is a plain message. */
  private async quote(roomId: string, _id: string): Promise<ChatMessageDocument['replyTo']> {
    const quoted = await this.messages.model
      .findOne({ _id, roomId, deletedAt: null, hiddenAt: null })
      .lean<ChatMessageDocument | null>()
      .exec();
    if (!quoted) return null;
    return { _id, userId: quoted.userId, message: [...quoted.message].slice(0, quotedLength).join('') };
  }
}
