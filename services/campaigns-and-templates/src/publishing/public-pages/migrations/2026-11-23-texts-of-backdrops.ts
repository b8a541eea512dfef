import type { Migration } from '@linkyard/mongo';
import { textsOfScripts } from './2026-11-23-texts-of-scripts.js';

/** The switch of a background video takes its words from the page too. */
export const textsOfBackdrops: Migration = { ...textsOfScripts, id: '2026-11-23-texts-of-backdrops' };
