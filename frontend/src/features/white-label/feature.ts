import { msg } from '@lingui/core/macro';
import { IconBuildingStore } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

/** @source spec 2 "White Label screen" */
export const feature: Feature = {
  screens: [
    {
      path: '/white-label',
      title: msg`White Label`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./WhiteLabelScreen.js')).WhiteLabelScreen }),
    },
    {
      path: '/white-label/legal',
      title: msg`Legal pages`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./legal/LegalScreen.js')).LegalScreen }),
    },
    {
      path: '/white-label/social',
      title: msg`Sign-in with Google and Facebook`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./social/SocialScreen.js')).SocialScreen }),
    },
    {
      path: '/white-label/plans',
      title: msg`Plans`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./plans/PlansScreen.js')).PlansScreen }),
    },
    {
      path: '/white-label/mails',
      title: msg`Mail texts`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./mail/MailTextsScreen.js')).MailTextsScreen }),
    },
    {
      path: '/white-label/mails/:key',
      title: msg`Mail text`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./mail/MailTextScreen.js')).MailTextScreen }),
    },
  ],
  menu: [
    {
      path: '/white-label',
      label: msg`White Label`,
      icon: IconBuildingStore,
      group: 'main',
      order: 90,
      needs: 'whiteLabel',
    },
  ],
};
