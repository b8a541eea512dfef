import { msg } from '@lingui/core/macro';
import { IconLayoutGrid } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/templates',
      title: msg`Templates`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./TemplatesScreen.js')).TemplatesScreen }),
    },
  ],
  menu: [{ path: '/templates', label: msg`Templates`, icon: IconLayoutGrid, group: 'main', order: 30 }],
  commands: [
    {
      id: 'new-from-template',
      label: msg`New page from a template`,
      keywords: ['create', 'add'],
      icon: IconLayoutGrid,
      to: '/templates',
      role: 2,
      quickAdd: true,
    },
  ],
};
