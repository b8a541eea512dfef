import { msg } from '@lingui/core/macro';
import { IconShoppingBag } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/admin/products',
      title: msg`Products`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./AdminProductsScreen.js')).AdminProductsScreen }),
    },
  ],
  menu: [{ path: '/admin/products', label: msg`Products`, icon: IconShoppingBag, group: 'admin', order: 35 }],
};
