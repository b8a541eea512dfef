import type { Migration } from '@linkyard/mongo';
import { bookings } from '../booking.schema.js';

/** What was paid by a test payment is said by commerce, which keeps the payments. */
export const bookingModes: Migration = {
  id: '2026-11-26-booking-modes',
  async up(database) {
    await database.collection(bookings).updateMany({ mode: { $exists: false } }, { $set: { mode: 'live' } });
  },
};
