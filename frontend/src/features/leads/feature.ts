import { msg } from '@lingui/core/macro';
import { IconClipboardText, IconUsersGroup } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/myleads',
      title: msg`Lead's Data`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./LeadsScreen.js')).LeadsScreen }),
    },
    {
      path: '/formdata',
      title: msg`Form's Data`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./form-data/FormDataScreen.js')).FormDataScreen }),
    },
  ],
  menu: [
    { path: '/myleads', label: msg`Lead's Data`, icon: IconUsersGroup, group: 'analytics', order: 10 },
    { path: '/formdata', label: msg`Form's Data`, icon: IconClipboardText, group: 'analytics', order: 20 },
  ],
};
