import { IconHome } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/dashboard',
      title: 'Dashboard',
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./DashboardScreen.js')).DashboardScreen }),
    },
  ],
  menu: [{ path: '/dashboard', label: 'Dashboard', icon: IconHome, group: 'main', order: 10 }],
};
