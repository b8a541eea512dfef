import { sharedCollection } from '@linkyard/mongo';

const keptSec = 24 * 3_600;

/**
 * Written by each transaction that adds to what an account has, so that two of them at once conflict and one is repeated: it then counts
 * what the other has added. Its id names the account and the kind.
 */
export const roomTurns = sharedCollection({
  name: 'RoomTurn',
  collection: 'room_turns',
  fields: {
    turns: { type: Number, default: 0 },
    at: { type: Date, required: true },
  },
  indexes: [{ key: { at: 1 }, options: { expireAfterSeconds: keptSec } }],
});
