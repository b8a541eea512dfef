import { msg } from '@lingui/core/macro';
import { lazy } from 'react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
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
