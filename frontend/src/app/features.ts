import { lazy } from 'react';
import type { Feature } from '../shared/feature/feature.js';

const modules = import.meta.glob<{ feature: Feature }>('../features/*/feature.ts', { eager: true });

/** What is around every screen. */
const frame: Feature = {
  sitePreviews: [
    {
      kind: 'app',
      path: '/dashboard',
      Part: lazy(async () => ({ default: (await import('./frame/FramePreview.js')).FramePreview })),
    },
  ],
};

/** Every feature of this build: a folder of features/ with a feature.ts is one. */
export const features: readonly Feature[] = [...Object.values(modules).map(({ feature }) => feature), frame];
