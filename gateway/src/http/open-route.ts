import type { RateLimit } from '@linkyard/contracts';
import { contractKey } from './contract-metadata.js';

/** Marks a GET route that belongs to no contract as public. Without it the session guard refuses the route. */
export const openRoute = (path: `/${string}`, rate?: RateLimit[]) => contractKey({ path, role: 'public', rate });
