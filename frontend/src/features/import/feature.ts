import { msg } from '@lingui/core/macro';
import { IconTableImport } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  commands: [
    {
      id: 'import-page',
      label: msg`Import a page you have`,
      keywords: ['create', 'add', 'bring'],
      icon: IconTableImport,
      to: '/mylinks?new=import',
      role: 2,
      quickAdd: true,
    },
  ],
  ImportDialog: lazy(async () => ({ default: (await import('./ImportDialog.js')).ImportDialog })),
};
