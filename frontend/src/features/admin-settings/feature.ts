import { msg } from '@lingui/core/macro';
import { IconSettings } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/admin/settings',
      title: msg`Settings`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./AdminSettingsScreen.js')).AdminSettingsScreen }),
    },
  ],
  menu: [{ path: '/admin/settings', label: msg`Settings`, icon: IconSettings, group: 'admin', order: 90 }],
};
