import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {};
