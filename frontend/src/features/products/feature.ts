import { msg } from '@lingui/core/macro';
import { IconReceiptTax, IconShoppingBag } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/products',
      title: msg`Products`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./list/ProductsScreen.js')).ProductsScreen }),
    },
    {
      path: '/products/new',
      title: msg`Add product`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./editor/NewProductScreen.js')).NewProductScreen }),
    },
    {
      path: '/products/coupons',
      title: msg`Coupons`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./coupons/CouponsScreen.js')).CouponsScreen }),
    },
    {
      path: '/products/tax',
      title: msg`Tax`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./tax/TaxSettingsScreen.js')).TaxSettingsScreen }),
    },
    {
      path: '/products/:productId',
      title: msg`Product`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./editor/ProductEditorScreen.js')).ProductEditorScreen }),
    },
  ],
  commands: [
    {
      id: 'products-tax',
      label: msg`Tax settings`,
      keywords: ['vat', 'reverse charge', 'rates'],
      icon: IconReceiptTax,
      to: '/products/tax',
      role: 2,
    },
    {
      id: 'products-new',
      label: msg`Add a product`,
      keywords: ['sell', 'shop'],
      icon: IconShoppingBag,
      to: '/products/new',
      role: 2,
      quickAdd: true,
    },
  ],
  menu: [{ path: '/products', label: msg`Products`, icon: IconShoppingBag, group: 'features', order: 30 }],
};
