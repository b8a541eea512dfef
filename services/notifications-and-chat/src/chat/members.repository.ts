import { Injectable } from '@nestjs/common';
import { InjectStored, isDuplicateKey, trusted, wordBeginnings, type StoredModel } from '@linkyard/mongo';
import { chatMembers, memberId, type ChatMemberDocument } from './chat-member.schema.js';

export interface Person {
  _id: string;
  name: string;
}

/** People of rooms. Callers name a room only after `RoomAccess` has let the person in. */
@Injectable()
export class MembersRepository {
  constructor(@InjectStored('notifications-and-chat', chatMembers) readonly model: StoredModel<typeof chatMembers>) {}

  find(roomId: string, userId: string): Promise<ChatMemberDocument | null> {
    return this.model.findById(memberId(roomId, userId)).lean<ChatMemberDocument | null>().exec();
  }

  /** Adds the person on the first time; from then on the name follows the account. */
  async enter(roomId: string, { _id: userId, name }: Person): Promise<ChatMemberDocument> {
    const now = new Date();
    const set = { name, words: wordBeginnings(name), lastSeenAt: now };
    const write = () =>
      this.model
        .findOneAndUpdate(
          { _id: memberId(roomId, userId) },
          { $set: set, $setOnInsert: { roomId, userId } },
          { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
        )
        .lean<ChatMemberDocument>()
        .exec();
    try {
      return await write();
    } catch (error) {
      // Two windows came at once; the second time it is there.
      if (!isDuplicateKey(error)) throw error;
      return write();
    }
  }

  /** @returns the names of those who still have an account */
  async namesOf(roomId: string, userIds: Iterable<string>): Promise<Map<string, string>> {
    const ids = [...new Set(userIds)].filter(Boolean).map((userId) => memberId(roomId, userId));
    if (ids.length === 0) return new Map();
    const found = await this.model
      .find({ _id: trusted({ $in: ids }) }, { userId: 1, name: 1 })
      .lean<Pick<ChatMemberDocument, 'userId' | 'name'>[]>()
      .exec();
    return new Map(found.map(({ userId, name }) => [userId, name]));
  }

  /** @returns those of the ids who are people of the room */
  async among(roomId: string, userIds: readonly string[]): Promise<string[]> {
    const names = await this.namesOf(roomId, userIds);
    return [...new Set(userIds)].filter((userId) => names.has(userId));
  }

  /** Never backwards. */
  async markRead(roomId: string, userId: string, seq: number): Promise<number> {
    const member = await this.model
      .findOneAndUpdate(
        { _id: memberId(roomId, userId) },
        { $max: { lastReadSeq: seq }, $set: { lastReadAt: new Date() } },
        { returnDocument: 'after' },
      )
      .lean<ChatMemberDocument | null>()
      .exec();
    return member?.lastReadSeq ?? 0;
  }
}
