import type { Migration } from '@linkyard/mongo';
import { leads } from '../../../lead-records/lead.schema.js';

/** Sign-ups that waited for a confirmation that no mail had asked for: whether they may be written to is not known. */
export const unmailedConfirmations: Migration = {
  id: '2026-11-25-unmailed-confirmations',
  async up(database) {
    await database.collection(leads).updateMany({ emailStatus: 'pending' }, { $set: { emailStatus: 'unknown' } });
  },
};
