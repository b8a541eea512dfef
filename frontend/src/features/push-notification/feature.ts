import { msg } from '@lingui/core/macro';
import { IconBellRinging } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/push-notification',
      title: msg`Push notifications`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./messages/PushMessagesScreen.js')).PushMessagesScreen }),
    },
  ],
  menu: [
    { path: '/push-notification', label: msg`Push notifications`, icon: IconBellRinging, group: 'main', order: 60 },
  ],
  settingsPanels: [
    {
      screen: 'account',
      title: msg`Push notifications`,
      help: msg`Notifications on this device, also while the app is closed. What you are notified of is chosen under Notifications.`,
      order: 10,
      Panel: lazy(async () => ({ default: (await import('./devices/PushDevices.js')).PushDevices })),
    },
  ],
};
