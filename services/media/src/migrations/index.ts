import type { Migration } from '@linkyard/mongo';
import { fileDetails } from './2026-11-22-file-details.js';

/** In the order in which they run. */
export const migrations: readonly Migration[] = [fileDetails];
