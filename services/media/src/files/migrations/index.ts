import type { Migration } from '@linkyard/mongo';
import { fileDetails } from './2026-11-22-file-details.js';
import { titleWords } from './2026-11-22-title-words.js';

/** In the order in which they run. */
export const migrations: readonly Migration[] = [fileDetails, titleWords];
