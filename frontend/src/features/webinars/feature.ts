import { IconUserCheck, IconVideo } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/webinars',
      title: 'Webinars',
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./list/WebinarsScreen.js')).WebinarsScreen }),
    },
    {
      path: '/webinars/:webinarId',
      title: 'Webinar',
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./edit/WebinarScreen.js')).WebinarScreen }),
    },
    {
      path: '/registrations',
      title: 'Webinar Data',
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./registrations/RegistrationsScreen.js')).RegistrationsScreen }),
    },
  ],
  menu: [
    { path: '/webinars', label: 'Webinars', icon: IconVideo, group: 'features', order: 50 },
    { path: '/registrations', label: 'Webinar Data', icon: IconUserCheck, group: 'analytics', order: 60 },
  ],
};
