import type { Migration } from '@linkyard/mongo';
import { hiddenAccounts } from './2026-11-22-hidden-accounts.js';

/** Services that now remember inactive owners hear of those whose event has left the stream. */
export const inactiveOwners: Migration = {
  id: '2026-11-25-inactive-owners',
  up: (database) => hiddenAccounts.up(database),
};
