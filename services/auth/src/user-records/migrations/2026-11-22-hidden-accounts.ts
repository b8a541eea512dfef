import { userVisibilityChanged } from '@linkyard/contracts';
import type { Migration } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import { users } from '../user.schema.js';

/** Accounts that were hidden before hiding was announced: announces it for each. Repeated, it says the same of the same `rev`. */
export const hiddenAccounts: Migration = {
  id: '2026-11-22-hidden-accounts',
  async up(database) {
    const outbox = new Outbox(database);
    const hidden = { deletedAt: null, $or: [{ status: 0 as const }, { state: 'deletionRequested' as const }] };
    for await (const { _id: userId, tenantId, rev } of database.collection(users).find(hidden)) {
      const data = { userId, tenantId, isVisible: false, rev };
      await database.transaction(() => outbox.add(userVisibilityChanged, data, { tenantId }));
    }
  },
};
