import { msg } from '@lingui/core/macro';
import { IconUserCheck, IconVideo } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/webinars',
      title: msg`Webinars`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./list/WebinarsScreen.js')).WebinarsScreen }),
    },
    {
      path: '/webinars/:webinarId',
      title: msg`Webinar`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./edit/WebinarScreen.js')).WebinarScreen }),
    },
    {
      path: '/registrations',
      title: msg`Webinar Data`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./registrations/RegistrationsScreen.js')).RegistrationsScreen }),
    },
  ],
  menu: [
    { path: '/webinars', label: msg`Webinars`, icon: IconVideo, group: 'features', order: 50 },
    { path: '/registrations', label: msg`Webinar Data`, icon: IconUserCheck, group: 'analytics', order: 60 },
  ],
};
