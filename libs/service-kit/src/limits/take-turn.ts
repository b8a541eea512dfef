import { currentSession, type ServiceDatabase } from '@linkyard/mongo';
import { roomTurns } from './room-turn.schema.js';

/**
 * Transactions that take a turn at the same thing follow one another: of two at once one is repeated, and then reads what the other has
 * written. For rules over several records, which single writes cannot keep.
 */
export async function takeTurn(database: ServiceDatabase, _id: string): Promise<void> {
  const session = currentSession();
  if (!session) throw new Error('A turn is taken within the transaction that needs it');
  const turn = { $inc: { turns: 1 }, $set: { at: new Date() } };
  await database.collection(roomTurns).updateOne({ _id }, turn, { upsert: true, session });
}
