import { Injectable } from '@nestjs/common';
import { InjectStored, isDuplicateKey, ServiceDatabase, type StoredModel } from '@linkyard/mongo';
import { KeyedQueue } from '@linkyard/service-kit';
import { chatRooms, type ChatRoomDocument } from './chat-room.schema.js';

/** Takes the next number of the room, within the transaction of the change. */
export interface TakeNumbers {
  /** For a change of a message that is there. @param count numbers at once; the last of them is returned */
  next(count?: number): Promise<number>;
  /** For a new message: its place and its moment, later than that of every other one. */
  place(): Promise<{ seq: number; createdAt: Date }>;
}

/** The numbers of rooms. */
@Injectable()
export class Rooms {
  /** Changes of one room follow one another: at once they would conflict, and each would be tried again. */
  private readonly turns = new KeyedQueue(1);
  private readonly known = new Set<string>();

  constructor(
    private readonly database: ServiceDatabase,
    @InjectStored('notifications-and-chat', chatRooms) private readonly rooms: StoredModel<typeof chatRooms>,
  ) {}

  async find(roomId: string): Promise<{ rev: number; newestAt: Date | null; newestSeq: number }> {
    const room = await this.rooms.findById(roomId).lean<ChatRoomDocument | null>().exec();
    return room ?? { rev: 0, newestAt: null, newestSeq: 0 };
  }

  /**
   * Runs one change of a room in a transaction.
   * @param after runs once it is committed, before the next change of the room: what it publishes keeps the order
   */
  async change<Result>(
    roomId: string,
    work: (numbers: TakeNumbers) => Promise<Result>,
    after: (result: Result) => void | Promise<void>,
  ): Promise<Result> {
    await this.ensure(roomId);
    return this.turns.run(roomId, async () => {
      const result = await this.database.transaction(() => work(this.numbersOf(roomId)));
      await after(result);
      return result;
    });
  }

  private numbersOf(roomId: string): TakeNumbers {
    const take = async (set: Record<string, unknown>) => {
      const room = await this.rooms
        .findOneAndUpdate({ _id: roomId }, [{ $set: set }], { returnDocument: 'after', updatePipeline: true })
        .lean<ChatRoomDocument | null>()
        .exec();
      if (!room) throw new Error('The room has no counter');
      return room;
    };
    return {
      next: async (count = 1) => (await take({ rev: { $add: ['$rev', count] } })).rev,
      place: async () => {
        const rev = { $add: ['$rev', 1] };
        const newestAt = { $max: ['$$NOW', { $add: ['$newestAt', 1] }] };
        const room = await take({ rev, newestSeq: rev, newestAt });
        return { seq: room.rev, createdAt: room.newestAt ?? new Date() };
      },
    };
  }

  private async ensure(roomId: string): Promise<void> {
    if (this.known.has(roomId)) return;
    try {
      await this.rooms.updateOne({ _id: roomId }, { $setOnInsert: { rev: 0 } }, { upsert: true }).exec();
    } catch (error) {
      // Another process has made it just now.
      if (!isDuplicateKey(error)) throw error;
    }
    this.known.add(roomId);
  }
}
