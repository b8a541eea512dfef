import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/onboarding',
      title: 'Welcome',
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./OnboardingScreen.js')).OnboardingScreen }),
    },
  ],
};
