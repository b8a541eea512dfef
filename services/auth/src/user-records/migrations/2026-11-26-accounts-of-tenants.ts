import type { Migration } from '@linkyard/mongo';
import { users } from '../user.schema.js';

const formerIndexes = ['email_1', 'providers.provider_1_providers.providerUserId_1'];

/** An address and an account at a provider are unique per tenant now: the indexes that made them unique over all of them go. */
export const accountsOfTenants: Migration = {
  id: '2026-11-26-accounts-of-tenants',
  async up(database) {
    for (const name of formerIndexes) await database.collection(users).dropIndex(name).catch(ignoreMissing);
  },
};

function ignoreMissing(error: unknown) {
  const isMissing = error instanceof Error && 'codeName' in error && error.codeName === 'IndexNotFound';
  if (!isMissing) throw error;
}
