import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/edit/:templateId',
      title: 'Editor',
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./EditorScreen.js')).EditorScreen }),
    },
  ],
};
