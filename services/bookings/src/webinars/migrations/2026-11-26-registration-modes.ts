import type { Migration } from '@linkyard/mongo';
import { registrations } from '../registration.schema.js';

/** What was paid by a test payment is said by commerce, which keeps the payments. */
export const registrationModes: Migration = {
  id: '2026-11-26-registration-modes',
  async up(database) {
    await database.collection(registrations).updateMany({ mode: { $exists: false } }, { $set: { mode: 'live' } });
  },
};
