import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/**
 * The counter of a room, with the room's id. Every change of a message takes the next number in the transaction of the change, so changes
 * become visible in the order of their numbers and without gaps. @source ADR 0059
 */
export const chatRooms = sharedCollection({
  name: 'ChatRoom',
  collection: 'chat_rooms',
  fields: {
    rev: { type: Number, default: 0 },
    /** When the newest message was created: no two messages of a room have the same moment. */
    newestAt: { type: Date, default: null },
    newestSeq: { type: Number, default: 0 },
  },
});
export type ChatRoomDocument = DocumentOf<typeof chatRooms>;
