import { z } from 'zod';
import { refusedAs } from '@linkyard/contracts';
import { newestShown } from './sources.js';

/** An id of something a service keeps. */
const itemId = z.string().regex(/^[\w-]{16,64}$/, refusedAs('core.not_id'));

/** What was chosen of a source, in the order to show it; empty shows the newest. */
export const chosenIds = z.array(itemId).max(newestShown).default([]);

/** Ways to show what a source holds. */
export const cardLayouts = ['card', 'list', 'carousel'] as const;
export type CardLayout = (typeof cardLayouts)[number];
