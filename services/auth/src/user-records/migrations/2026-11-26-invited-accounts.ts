import type { Migration } from '@linkyard/mongo';
import { users } from '../user.schema.js';

/** Accounts from before resellers invited people: their own person opened them. */
export const invitedAccounts: Migration = {
  id: '2026-11-26-invited-accounts',
  async up(database) {
    const none = { createdBy: null, invitedAt: null, acceptedAt: null };
    await database.collection(users).updateMany({ invitedAt: { $exists: false } }, { $set: none });
  },
};
