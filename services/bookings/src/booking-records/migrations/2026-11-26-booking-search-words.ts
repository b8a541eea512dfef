import type { Migration } from '@linkyard/mongo';
import { bookings } from '../booking.schema.js';
import { searchWordsOf } from '../search-words.js';

const batch = 500;

/** Bookings made before they were found by words. */
export const bookingSearchWords: Migration = {
  id: '2026-11-26-booking-search-words',
  async up(database) {
    const stored = database.collection(bookings);
    const without = { searchWords: { $exists: false } };
    for (;;) {
      const rows = await stored.find(without, { projection: { attendee: 1, title: 1 }, limit: batch }).toArray();
      if (rows.length === 0) return;
      await stored.bulkWrite(
        rows.map(({ _id, attendee, title }) => ({
          updateOne: {
            filter: { _id, ...without },
            update: { $set: { searchWords: searchWordsOf({ attendee, title }) } },
          },
        })),
      );
    }
  },
};
