import { IconLayoutGrid } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/templates',
      title: 'Templates',
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./TemplatesScreen.js')).TemplatesScreen }),
    },
  ],
  menu: [{ path: '/templates', label: 'Templates', icon: IconLayoutGrid, group: 'main', order: 30 }],
  commands: [
    {
      id: 'new-from-template',
      label: 'New page from a template',
      keywords: ['create', 'add'],
      icon: IconLayoutGrid,
      to: '/templates',
      role: 2,
      quickAdd: true,
    },
  ],
};
