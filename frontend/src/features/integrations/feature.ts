import { msg } from '@lingui/core/macro';
import { IconPlugConnected } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

/** The second path is a spelling that existing links use. @source spec 2 */
export const feature: Feature = {
  screens: [
    {
      path: '/integrations',
      title: msg`Integrations`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./IntegrationsScreen.js')).IntegrationsScreen }),
    },
    {
      path: '/intregation',
      title: msg`Integrations`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./IntegrationsScreen.js')).IntegrationsScreen }),
    },
    {
      path: '/redirect/googleCalendar',
      title: msg`Connecting your calendar`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({
        Component: (await import('./calendars/CalendarRedirectScreen.js')).CalendarRedirectScreen,
      }),
    },
    {
      path: '/redirect/microsoftCalendar',
      title: msg`Connecting your calendar`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({
        Component: (await import('./calendars/CalendarRedirectScreen.js')).CalendarRedirectScreen,
      }),
    },
    {
      path: '/redirect/gotowebinar',
      title: msg`Connecting GoToWebinar`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./webinars/WebinarRedirectScreen.js')).WebinarRedirectScreen }),
    },
  ],
  commands: [
    {
      id: 'integrations',
      label: msg`Integrations`,
      keywords: ['payment', 'stripe', 'paypal', 'calendar', 'outlook', 'ics', 'gotowebinar', 'connect'],
      icon: IconPlugConnected,
      to: '/integrations',
      role: 2,
    },
  ],
};
