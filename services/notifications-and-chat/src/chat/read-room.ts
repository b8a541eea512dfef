import { Injectable } from '@nestjs/common';
import type {
  EnteredRoom,
  enteredRoom,
  getChatChanges,
  getPreviousMessages,
  markChatRead,
  RequestOf,
  UserCtx,
} from '@linkyard/contracts';
import type { z } from 'zod';
import { MembersRepository } from './members.repository.js';
import { MessageViews } from './message-views.js';
import { MessagesRepository } from './messages.repository.js';
import { isMuted, RoomAccess, type Seat } from './room-access.js';
import { Rooms } from './rooms.js';

@Injectable()
export class ReadRoom {
  constructor(
    private readonly access: RoomAccess,
    private readonly rooms: Rooms,
    private readonly members: MembersRepository,
    private readonly messages: MessagesRepository,
    private readonly views: MessageViews,
  ) {}

  /** @throws DomainError chat.banned, core.not_found for a room of others */
  async previous({ timestamp, limit, roomId: named }: RequestOf<typeof getPreviousMessages>, ctx: UserCtx) {
    const { roomId } = await this.access.require(ctx, named);
    // Before the messages: what is written in between is then fetched once more, and not missed.
    const { rev, newestAt } = await this.rooms.find(roomId);
    const before = timestamp === undefined ? undefined : new Date(timestamp);
    const found = await this.messages.previous(roomId, before, limit + 1);
    const data = await this.views.of(found.slice(0, limit).reverse());
    return { data, isChatRemaining: found.length > limit, roomId, rev, newestAt: newestAt?.getTime() ?? 0 };
  }

  /** @throws DomainError chat.banned, core.not_found for a room of others */
  async changes({ after, limit, roomId: named }: RequestOf<typeof getChatChanges>, ctx: UserCtx) {
    const { roomId } = await this.access.require(ctx, named);
    // Before the changes: a later one has a higher number than what is answered.
    const room = await this.rooms.find(roomId);
    const found = await this.messages.changed(roomId, after, limit + 1);
    const shown = found.slice(0, limit);
    const isMore = found.length > limit;
    const last = shown.at(-1)?.rev ?? after;
    return { data: await this.views.of(shown), isMore, rev: isMore ? last : Math.max(last, room.rev) };
  }

  /** Rooms in which the person is banned are left out. */
  async enter(isReseller: boolean, ctx: UserCtx) {
    const rooms = await this.access.roomsOf(ctx, isReseller);
    const seats = await Promise.all(rooms.map((roomId) => this.access.arrive(ctx, roomId)));
    const open = seats.filter(({ isBanned }) => !isBanned);
    return {
      name: seats[0]?.member.name ?? '',
      rooms: await Promise.all(open.map((seat) => this.describe(seat, ctx))),
    };
  }

  /** Never beyond the newest message. */
  async markRead({ upTo, roomId: named }: RequestOf<typeof markChatRead>, ctx: UserCtx) {
    const { roomId } = await this.access.require(ctx, named);
    const { newestSeq } = await this.rooms.find(roomId);
    const lastReadSeq = await this.members.markRead(roomId, ctx.userId, Math.min(upTo, newestSeq));
    return { roomId, lastReadSeq, unread: await this.messages.unread(roomId, ctx.userId, lastReadSeq) };
  }

  private async describe(seat: Seat, { userId }: UserCtx): Promise<z.input<typeof enteredRoom>> {
    const { roomId, member, isModerator, namesModerators } = seat;
    const { lastReadSeq, mutedUntil } = member;
    const state: EnteredRoom['state'] = isMuted(member) ? 'muted' : 'active';
    const unread = await this.messages.unread(roomId, userId, lastReadSeq);
    const isMentioned = unread > 0 && (await this.messages.isMentioned(roomId, userId, lastReadSeq));
    return { roomId, isModerator, namesModerators, state, mutedUntil, lastReadSeq, unread, isMentioned };
  }
}
