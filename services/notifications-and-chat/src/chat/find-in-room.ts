import { Injectable } from '@nestjs/common';
import type {
  chatMember,
  listChatMembers,
  listReportedMessages,
  RequestOf,
  searchChat,
  UserCtx,
} from '@linkyard/contracts';
import { dueBy, soughtWords, trusted } from '@linkyard/mongo';
import { Presence } from '@linkyard/queue';
import type { z } from 'zod';
import { memberId, type ChatMemberDocument } from './chat-member.schema.js';
import type { ChatMessageDocument } from './chat-message.schema.js';
import { MembersRepository } from './members.repository.js';
import { MessageViews } from './message-views.js';
import { MessagesRepository } from './messages.repository.js';
import { isMuted, RoomAccess } from './room-access.js';

const maxTimeMS = 2_500;
const maxReported = 50;
/** People who are looked at to show who is online. */
const maxOnline = 500;

type MemberView = z.input<typeof chatMember>;

/** Searches of a room: its messages, its people, what was reported. */
@Injectable()
export class FindInRoom {
  constructor(
    private readonly access: RoomAccess,
    private readonly members: MembersRepository,
    private readonly messages: MessagesRepository,
    private readonly views: MessageViews,
    private readonly presence: Presence,
  ) {}

  async search({ text, before, limit, roomId: named }: RequestOf<typeof searchChat>, ctx: UserCtx) {
    const { roomId } = await this.access.require(ctx, named);
    const words = soughtWords(text);
    if (words.length === 0) return { data: [], isMore: false };
    const older = before ? { createdAt: trusted({ $lt: new Date(before) }) } : {};
    const found = await this.messages.model
      .find({ roomId, words: trusted({ $all: words }), deletedAt: null, hiddenAt: null, ...older }, null, {
        ...{ sort: { createdAt: -1 }, limit: limit + 1, maxTimeMS },
      })
      .lean<ChatMessageDocument[]>()
      .exec();
    return { data: await this.views.of(found.slice(0, limit)), isMore: found.length > limit };
  }

  async people({ search, ids, limit, roomId: named }: RequestOf<typeof listChatMembers>, ctx: UserCtx) {
    const { roomId } = await this.access.require(ctx, named);
    const online = new Set(await this.presence.online(roomId, maxOnline));
    const found = await this.found(roomId, { search, ids, limit, online });
    return { data: found.map((member) => memberView(member, online.has(member.userId))), online: online.size };
  }

  /** @throws DomainError core.forbidden */
  async reported({ roomId: named }: RequestOf<typeof listReportedMessages>, ctx: UserCtx) {
    const { roomId } = await this.access.requireModerator(ctx, named);
    const found = await this.messages.model
      .find({ roomId, flaggedAt: dueBy(new Date()) }, null, {
        ...{ sort: { flaggedAt: -1 }, limit: maxReported, maxTimeMS },
      })
      .lean<ChatMessageDocument[]>()
      .exec();
    // With their text: a moderator decides about it.
    const shown = await this.views.of(found.map((message) => ({ ...message, hiddenAt: null })));
    return {
      data: found.map((stored, at) => {
        const view = shown[at];
        if (!view) throw new Error('A message has a view');
        const state = stored.hiddenAt ? ('hidden' as const) : ('sent' as const);
        const reports = stored.reports.map(({ reason, at: reportedAt }) => ({ reason, at: reportedAt }));
        return { message: { ...view, state }, hiddenReason: stored.hiddenReason ?? '', reports };
      }),
    };
  }

  private async found(
    roomId: string,
    { search, ids, limit, online }: { search?: string; ids?: string[]; limit: number; online: ReadonlySet<string> },
  ): Promise<ChatMemberDocument[]> {
    const find = (filter: object) =>
      this.members.model
        .find({ roomId, ...filter }, null, { sort: { name: 1 }, limit, maxTimeMS })
        .lean<ChatMemberDocument[]>()
        .exec();
    const byIds = (among: readonly string[]) =>
      find({ _id: trusted({ $in: among.map((userId) => memberId(roomId, userId)) }) });
    if (ids) return byIds(ids);
    if (search) return find({ words: trusted({ $all: soughtWords(search) }) });
    const present = await byIds([...online]);
    if (present.length >= limit) return present;
    const others = await find({ userId: trusted({ $nin: present.map(({ userId }) => userId) }) });
    return [...present, ...others].slice(0, limit);
  }
}

export const memberView = (member: ChatMemberDocument, isOnline: boolean): MemberView => ({
  ...{ _id: member.userId, name: member.name, role: member.role, mutedUntil: member.mutedUntil, isOnline },
  state: member.state === 'muted' && !isMuted(member) ? 'active' : member.state,
});
