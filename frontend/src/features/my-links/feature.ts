import { msg } from '@lingui/core/macro';
import { IconLink } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/mylinks',
      title: msg`My Links`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./MyLinksScreen.js')).MyLinksScreen }),
    },
  ],
  menu: [{ path: '/mylinks', label: msg`My Links`, icon: IconLink, group: 'main', order: 20 }],
};
