import { Injectable } from '@nestjs/common';
import { accountTransferred, userDeleted, type EventData } from '@linkyard/contracts';
import { InjectStored, newId, trusted, type StoredModel } from '@linkyard/mongo';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { withoutContent } from './change-message.js';
import { chatMessages, type ChatMessageDocument } from './chat-message.schema.js';
import { chatReactions } from './chat-reaction.schema.js';
import { MembersRepository } from './members.repository.js';
import { RoomAnnouncer } from './room-announcer.js';
import { Rooms } from './rooms.js';

const perTransaction = 50;

/** What an erased account has written becomes deleted messages without an author; its reactions stay in the counts without its name. */
@Injectable()
export class EraseChatHandler {
  constructor(
    private readonly rooms: Rooms,
    private readonly members: MembersRepository,
    private readonly announcer: RoomAnnouncer,
    @InjectStored('notifications-and-chat', chatMessages) private readonly messages: StoredModel<typeof chatMessages>,
    @InjectStored('notifications-and-chat', chatReactions)
    private readonly reactions: StoredModel<typeof chatReactions>,
  ) {}

  /** In parts that stay: a repeated run does the rest. */
  @OnEvent(userDeleted, { id: 'erase-chat', isRepeatable: true })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    while ((await this.eraseSome(userId)) > 0);
    const quoted = { $set: { 'replyTo.userId': '', 'replyTo.message': '' } };
    await this.messages.updateMany({ 'replyTo.userId': userId }, quoted).exec();
    await this.messages.updateMany({ mentions: userId }, { $pull: { mentions: userId } }).exec();
    const reported = { $set: { 'reports.$[own].by': '' } };
    await this.messages.updateMany({ 'reports.by': userId }, reported, { arrayFilters: [{ 'own.by': userId }] }).exec();
    for await (const { _id } of this.reactions.find({ userId }, { _id: 1 }).lean().cursor())
      await this.reactions.updateOne({ _id }, { $set: { userId: `erased:${newId()}` } }).exec();
    await this.members.model.deleteMany({ userId }).exec();
  }

  /** Not handed over: what a person said is not said by the reseller. */
  @OnEvent(accountTransferred, { id: 'erase-chat-of-transferred', isRepeatable: true })
  onAccountTransferred({ from: userId, tenantId }: EventData<typeof accountTransferred>, facts: EventFacts) {
    return this.onUserDeleted({ userId, tenantId }, facts);
  }

  /** Of one room at a time. @returns how many */
  private async eraseSome(userId: string): Promise<number> {
    const first = await this.messages.findOne({ userId }).lean<ChatMessageDocument | null>().exec();
    if (!first) return 0;
    const { roomId } = first;
    const { count } = await this.rooms.change(
      roomId,
      async (numbers) => {
        const own = await this.messages
          .find({ userId, roomId }, { _id: 1, deletedAt: 1 }, { limit: perTransaction })
          .lean<Pick<ChatMessageDocument, '_id' | 'deletedAt'>[]>()
          .exec();
        const last = await numbers.next(own.length);
        const now = new Date();
        for (const [at, { _id, deletedAt }] of own.entries()) {
          const gone = { rev: last - own.length + 1 + at, userId: '', clientId: _id, deletedBy: 'account' } as const;
          const set = { ...withoutContent(), ...gone, deletedAt: deletedAt ?? now };
          await this.messages.updateOne({ _id }, { $set: set }).exec();
        }
        const ids = own.map(({ _id }) => _id);
        await this.reactions.deleteMany({ messageId: trusted({ $in: ids }) }).exec();
        return { count: own.length, rev: last };
      },
      ({ count: erased, rev }) => (erased > 0 ? this.announcer.moved(roomId, rev) : undefined),
    );
    return count;
  }
}
