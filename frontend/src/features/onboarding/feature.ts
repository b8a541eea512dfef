import { msg } from '@lingui/core/macro';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/onboarding',
      title: msg`Welcome`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./OnboardingScreen.js')).OnboardingScreen }),
    },
  ],
};
