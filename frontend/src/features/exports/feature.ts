import { msg } from '@lingui/core/macro';
import type { Feature } from '../../shared/feature/feature.js';

/** Where the notification about an export leads; exports begin on the screens of their lists. */
export const feature: Feature = {
  screens: [
    {
      path: '/exports/:exportId',
      title: msg`Export`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./ExportScreen.js')).ExportScreen }),
    },
  ],
};
