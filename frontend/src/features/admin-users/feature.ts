import { msg } from '@lingui/core/macro';
import { IconHome, IconUsers } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/admin/dashboard',
      title: msg`Dashboard`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./AdminDashboardScreen.js')).AdminDashboardScreen }),
    },
    {
      path: '/admin/users',
      title: msg`Users`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./AdminUsersScreen.js')).AdminUsersScreen }),
    },
  ],
  menu: [
    { path: '/admin/dashboard', label: msg`Dashboard`, icon: IconHome, group: 'admin', order: 10 },
    { path: '/admin/users', label: msg`Users`, icon: IconUsers, group: 'admin', order: 20 },
  ],
};
