import { IconShoppingCart } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/purchase',
      title: 'Purchase',
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./OrdersScreen.js')).OrdersScreen }),
    },
  ],
  menu: [{ path: '/purchase', label: 'Purchase', icon: IconShoppingCart, group: 'analytics', order: 40 }],
};
