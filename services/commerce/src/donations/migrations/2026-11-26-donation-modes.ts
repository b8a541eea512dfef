import type { Migration } from '@linkyard/mongo';
import { setModes } from '../../payments/migrations/set-modes.js';
import { donations } from '../donation.schema.js';

export const donationModes: Migration = {
  id: '2026-11-26-donation-modes',
  up: (database) => setModes(database, 'donation', donations),
};
