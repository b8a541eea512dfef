import { msg } from '@lingui/core/macro';
import { IconReportMoney } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/sales',
      title: msg`Sales`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./SalesScreen.js')).SalesScreen }),
    },
  ],
  menu: [{ path: '/sales', label: msg`Sales`, icon: IconReportMoney, group: 'analytics', order: 5 }],
};
