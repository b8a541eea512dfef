import { msg } from '@lingui/core/macro';
import { IconWorldWww } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

/** Opened from the profile menu. @source spec 2 "Profile menu" */
export const feature: Feature = {
  screens: [
    {
      path: '/custom-domain',
      title: msg`Custom domain`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./CustomDomainScreen.js')).CustomDomainScreen }),
    },
  ],
  commands: [
    {
      id: 'custom-domain',
      label: msg`Custom domain`,
      keywords: ['domain', 'dns', 'www', 'address', 'host'],
      icon: IconWorldWww,
      to: '/custom-domain',
      role: 2,
      needs: 'customDomain',
    },
  ],
};
