import { wordBeginnings, type Migration } from '@linkyard/mongo';
import { appointments } from '../appointment.schema.js';

/** Appointments made before they were found by words. */
export const appointmentSearchWords: Migration = {
  id: '2026-11-26-appointment-search-words',
  async up(database) {
    const stored = database.collection(appointments);
    const without = { searchWords: { $exists: false } };
    for await (const { _id, title } of stored.find(without, { projection: { title: 1 } }))
      await stored.updateOne({ _id, ...without }, { $set: { searchWords: wordBeginnings(title) } });
  },
};
