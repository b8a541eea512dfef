import type { Migration } from '@linkyard/mongo';
import { orders } from '../order.schema.js';

const byOwner = { kind: 'user', id: '$userId' };
const note = { id: { $toString: '$_id' }, text: '$notesInternal', at: '$updatedAt', by: byOwner };

/** An order had one text of notes, which a client replaced. It is the first note of the list that stands there now. */
export const orderNotes: Migration = {
  id: '2026-11-26-order-notes',
  async up(database) {
    const noted = { $cond: [{ $eq: ['$notesInternal', ''] }, [], [note]] };
    await database
      .collection(orders)
      .updateMany({ notesInternal: { $type: 'string' } }, [{ $set: { notesInternal: noted } }]);
  },
};
