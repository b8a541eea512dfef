import type { Feature } from '../../shared/feature/feature.js';

/** @source spec 2 "White Label screen" */
export const feature: Feature = {};
