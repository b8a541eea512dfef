import { msg } from '@lingui/core/macro';
import { IconLifebuoy } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

/** Opened from the profile menu. @source models.md 5 Enquiry */
export const feature: Feature = {
  screens: [
    {
      path: '/support',
      title: msg`Support`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./SupportScreen.js')).SupportScreen }),
    },
  ],
  commands: [
    {
      id: 'contact-support',
      label: msg`Contact support`,
      keywords: ['help', 'question', 'problem', 'feedback', 'contact'],
      icon: IconLifebuoy,
      to: '/support?new=1',
      role: 2,
    },
  ],
};
