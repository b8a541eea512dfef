import { Injectable } from '@nestjs/common';
import type { moderateChat, reportChatMessage, RequestOf, UserCtx } from '@linkyard/contracts';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { memberId, type ChatMemberDocument } from './chat-member.schema.js';
import type { ChatMessageDocument } from './chat-message.schema.js';
import { MembersRepository } from './members.repository.js';
import { MessagesRepository } from './messages.repository.js';
import { RoomAccess, type Seat } from './room-access.js';
import { RoomAnnouncer } from './room-announcer.js';
import { Rooms } from './rooms.js';

/** So many people's reports hide a message. @source models.md 17 "hidden(reports ≥ n)" */
export const reportsThatHide = 3;
/** More are not kept: the message is hidden long before. */
const maxReports = 20;

type Request = RequestOf<typeof moderateChat>;
type OfPerson = Extract<Request, { userId: string }>;

/** Reports, and what moderators do. */
@Injectable()
export class ModerateRoom {
  constructor(
    private readonly access: RoomAccess,
    private readonly rooms: Rooms,
    private readonly members: MembersRepository,
    private readonly messages: MessagesRepository,
    private readonly announcer: RoomAnnouncer,
  ) {}

  /** Once for each person: a repetition changes nothing. @throws DomainError chat.message_gone, core.forbidden for one's own */
  async report({ _id, reason }: RequestOf<typeof reportChatMessage>, ctx: UserCtx): Promise<ChatMessageDocument> {
    const { roomId } = await this.messages.require(_id);
    await this.access.require(ctx, roomId);
    const { message } = await this.rooms.change(
      roomId,
      async (numbers) => {
        const stored = await this.messages.require(_id);
        if (stored.deletedAt) throw new DomainError('chat.message_gone');
        if (stored.userId === ctx.userId) throw new DomainError('core.forbidden');
        if (stored.reports.length >= maxReports || stored.reports.some(({ by }) => by === ctx.userId))
          return { message: stored, isHiding: false };
        const now = new Date();
        const reports = [...stored.reports, { by: ctx.userId, reason, at: now }];
        const flagged = { reports, flaggedAt: stored.flaggedAt ?? now };
        const isHiding = !stored.hiddenAt && reports.length >= reportsThatHide;
        if (!isHiding) return { message: await this.messages.update(_id, flagged), isHiding };
        await this.messages.clearQuotes(_id);
        const hidden = { hiddenAt: now, hiddenReason: 'reports', rev: await numbers.next() };
        return { message: await this.messages.update(_id, { ...flagged, ...hidden }), isHiding };
      },
      ({ message: changed, isHiding }) => (isHiding ? this.announcer.changed(changed) : undefined),
    );
    return message;
  }

  /** @throws DomainError core.forbidden, core.not_found */
  async moderate(request: Request, ctx: UserCtx) {
    if ('userId' in request) return { member: await this.moderatePerson(request, ctx), message: null };
    const { roomId } = await this.messages.require(request._id);
    await this.access.requireModerator(ctx, roomId);
    return { member: null, message: await this.moderateMessage(roomId, request) };
  }

  private async moderateMessage(roomId: string, request: Exclude<Request, OfPerson>): Promise<ChatMessageDocument> {
    const { _id } = request;
    return this.rooms.change(
      roomId,
      async (numbers) => {
        const stored = await this.messages.require(_id);
        if (stored.deletedAt) throw new DomainError('chat.message_gone');
        const rev = await numbers.next();
        if (request.action === 'restore')
          return this.messages.update(_id, { rev, hiddenAt: null, hiddenReason: null, reports: [], flaggedAt: null });
        await this.messages.clearQuotes(_id);
        const now = new Date();
        const hidden = { hiddenAt: now, hiddenReason: request.reason, flaggedAt: stored.flaggedAt ?? now };
        return this.messages.update(_id, { rev, ...hidden });
      },
      (changed) => this.announcer.changed(changed),
    );
  }

  private async moderatePerson(request: OfPerson, ctx: UserCtx): Promise<ChatMemberDocument> {
    const seat = await this.access.requireModerator(ctx, request.roomId);
    const { roomId } = seat;
    const member = requireFound(await this.members.find(roomId, request.userId));
    requireMay(seat, member, request, ctx);
    const changed = requireFound(
      await this.members.model
        .findOneAndUpdate(
          { _id: memberId(roomId, member.userId) },
          { $set: changeOf(request) },
          { returnDocument: 'after' },
        )
        .lean<ChatMemberDocument | null>()
        .exec(),
    );
    this.announcer.memberChanged(roomId, member.userId, changed.state === 'banned');
    return changed;
  }
}

/** Moderators act on members; only the head of the room on moderators, and on who is one. */
function requireMay({ namesModerators }: Seat, member: ChatMemberDocument, { action }: OfPerson, ctx: UserCtx) {
  const isNaming = action === 'appoint' || action === 'dismiss';
  const isAboutModerator = member.role === 'moderator';
  if (member.userId === ctx.userId) throw new DomainError('core.forbidden');
  if ((isNaming || isAboutModerator) && !namesModerators) throw new DomainError('core.forbidden');
}

function changeOf(request: OfPerson): Partial<ChatMemberDocument> {
  switch (request.action) {
    case 'mute':
      return {
        state: 'muted',
        mutedUntil: request.minutes === undefined ? null : new Date(Date.now() + request.minutes * 60_000),
      };
    case 'ban':
      return { state: 'banned', mutedUntil: null };
    case 'unmute':
    case 'unban':
      return { state: 'active', mutedUntil: null };
    case 'appoint':
      return { role: 'moderator' };
    case 'dismiss':
      return { role: 'member' };
  }
}
