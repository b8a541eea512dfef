import { msg } from '@lingui/core/macro';
import { IconHome } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/dashboard',
      title: msg`Dashboard`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./DashboardScreen.js')).DashboardScreen }),
    },
  ],
  menu: [{ path: '/dashboard', label: msg`Dashboard`, icon: IconHome, group: 'main', order: 10 }],
};
