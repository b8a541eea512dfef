import { msg } from '@lingui/core/macro';
import { IconBell } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

/** The bell of the frame leads here. @source spec 2 "User area" */
export const feature: Feature = {
  screens: [
    {
      path: '/notifications',
      title: msg`Notifications`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./NotificationsScreen.js')).NotificationsScreen }),
    },
  ],
  commands: [
    { id: 'notifications', label: msg`Notifications`, icon: IconBell, to: '/notifications', role: 2 },
    { id: 'admin-notifications', label: msg`Notifications`, icon: IconBell, to: '/notifications', role: 1 },
  ],
};
