import { msg } from '@lingui/core/macro';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/terms-of-service',
      title: msg`Terms of service`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./TermsScreen.js')).TermsScreen }),
    },
    {
      path: '/privacy-policy',
      title: msg`Privacy policy`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./PrivacyScreen.js')).PrivacyScreen }),
    },
    {
      path: '/not-found',
      title: msg`Not found`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./NotFoundScreen.js')).NotFoundScreen }),
    },
  ],
};
