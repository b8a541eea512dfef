import { Injectable } from '@nestjs/common';
import { communityRoom, whiteLabelOfOwner, type UserCtx } from '@linkyard/contracts';
import { Bus, DomainError, UserContacts } from '@linkyard/service-kit';
import type { ChatMemberDocument } from './chat-member.schema.js';
import { MembersRepository } from './members.repository.js';

/** A person in a room that they may be in. */
export interface Seat {
  roomId: string;
  member: ChatMemberDocument;
  isBanned: boolean;
  isModerator: boolean;
  namesModerators: boolean;
}

/** Who may be in which room, and do what there. Rooms are decided by the account and never by what a request says. @source models.md 25 "Chat" */
@Injectable()
export class RoomAccess {
  constructor(
    private readonly bus: Bus,
    private readonly contacts: UserContacts,
    private readonly members: MembersRepository,
  ) {}

  /** The rooms of a person, the one of their site first. */
  async roomsOf(ctx: UserCtx, isReseller: boolean): Promise<string[]> {
    const own = ctx.tenantId === null && isReseller ? await this.ownTenant(ctx) : null;
    return [homeRoom(ctx), ...(own === null ? [] : [own])];
  }

  /**
   * @param roomId  the room of the site by default
   * @throws DomainError core.not_found for a room of others, chat.banned
   */
  async require(ctx: UserCtx, roomId = homeRoom(ctx)): Promise<Seat> {
    if (roomId !== homeRoom(ctx)) await this.requireOwn(ctx, roomId);
    const seat = seatOf(ctx, (await this.members.find(roomId, ctx.userId)) ?? (await this.enter(ctx, roomId)));
    if (seat.isBanned) throw new DomainError('chat.banned');
    return seat;
  }

  /** Of a room that is one of `roomsOf`: the person is noted as seen, under the name the account has now. */
  async arrive(ctx: UserCtx, roomId: string): Promise<Seat> {
    return seatOf(ctx, await this.enter(ctx, roomId));
  }

  /** @throws DomainError as `require`, and chat.muted */
  async requireWriter(ctx: UserCtx, roomId?: string): Promise<Seat> {
    const seat = await this.require(ctx, roomId);
    if (isMuted(seat.member) && !seat.isModerator) throw new DomainError('chat.muted');
    return seat;
  }

  /** @throws DomainError as `require`, and core.forbidden */
  async requireModerator(ctx: UserCtx, roomId?: string): Promise<Seat> {
    const seat = await this.require(ctx, roomId);
    if (!seat.isModerator) throw new DomainError('core.forbidden');
    return seat;
  }

  /** @throws DomainError core.not_found when the account is gone */
  private async enter(ctx: UserCtx, roomId: string): Promise<ChatMemberDocument> {
    const contact = await this.contacts.find(ctx.userId);
    if (!contact) throw new DomainError('core.not_found');
    return this.members.enter(roomId, { _id: ctx.userId, name: contact.name });
  }

  private async requireOwn(ctx: UserCtx, roomId: string): Promise<void> {
    if (ctx.tenantId !== null || roomId === communityRoom || (await this.ownTenant(ctx)) !== roomId)
      throw new DomainError('core.not_found');
  }

  private async ownTenant(ctx: UserCtx): Promise<string | null> {
    const { whiteLabel } = await this.bus.request(whiteLabelOfOwner, { ownerId: ctx.userId }, ctx);
    return whiteLabel?.whiteLabelId ?? null;
  }
}

/** The room of the site at which the account is. */
const homeRoom = ({ tenantId }: UserCtx): string => tenantId ?? communityRoom;

/** An admin is the head of the community; a person in another room than that of their site owns it. */
function seatOf(ctx: UserCtx, member: ChatMemberDocument): Seat {
  const { roomId } = member;
  const isHead = roomId !== homeRoom(ctx) || (ctx.role === 1 && roomId === communityRoom);
  const isModerator = isHead || member.role === 'moderator';
  return { roomId, member, isBanned: member.state === 'banned' && !isHead, isModerator, namesModerators: isHead };
}

export const isMuted = ({ state, mutedUntil }: Pick<ChatMemberDocument, 'state' | 'mutedUntil'>): boolean =>
  state === 'muted' && (mutedUntil === null || mutedUntil > new Date());
