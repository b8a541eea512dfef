import type { Migration } from '@linkyard/mongo';
import { donationGoals } from '../donation.schema.js';

/** Goals stored before `changeAt` was: from the first change on, which the job publishes once if it is over. */
export const goalChanges: Migration = {
  id: '2026-11-23-goal-changes',
  async up(database) {
    await database
      .collection(donationGoals)
      .updateMany({ changeAt: { $exists: false } }, [
        { $set: { changeAt: { $ifNull: ['$startsAt', '$endsAt', null] } } },
      ]);
  },
};
