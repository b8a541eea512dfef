import { msg } from '@lingui/core/macro';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/edit/:templateId',
      title: msg`Editor`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./EditorScreen.js')).EditorScreen }),
    },
  ],
};
