import { msg } from '@lingui/core/macro';
import { IconHeart } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/donations',
      title: msg`Donations`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./DonationsScreen.js')).DonationsScreen }),
    },
  ],
  menu: [{ path: '/donations', label: msg`Donations`, icon: IconHeart, group: 'analytics', order: 30 }],
};
