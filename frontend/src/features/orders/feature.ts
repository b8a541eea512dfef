import { msg } from '@lingui/core/macro';
import { IconShoppingCart } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/purchase',
      title: msg`Purchase`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./OrdersScreen.js')).OrdersScreen }),
    },
  ],
  menu: [{ path: '/purchase', label: msg`Purchase`, icon: IconShoppingCart, group: 'analytics', order: 40 }],
};
