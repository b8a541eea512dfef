import { noLimits } from '@linkyard/contracts';
import type { Migration } from '@linkyard/mongo';
import { users } from '../user.schema.js';

/** Accounts from before there were limits have none. */
export const accountLimits: Migration = {
  id: '2026-11-26-account-limits',
  async up(database) {
    await database.collection(users).updateMany({ limits: { $exists: false } }, { $set: { limits: noLimits } });
  },
};
