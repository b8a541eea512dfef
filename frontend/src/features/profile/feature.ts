import { msg } from '@lingui/core/macro';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/profile',
      title: msg`Account Settings`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./ProfileScreen.js')).ProfileScreen }),
    },
    {
      path: '/admin/profile',
      title: msg`Account Settings`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./ProfileScreen.js')).ProfileScreen }),
    },
  ],
};
