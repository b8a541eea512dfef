import type { Migration } from '@linkyard/mongo';
import { hiddenAccounts } from './2026-11-22-hidden-accounts.js';

/** In the order in which they run. */
export const migrations: readonly Migration[] = [hiddenAccounts];
