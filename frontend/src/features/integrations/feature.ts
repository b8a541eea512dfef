import { IconPlugConnected } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

/** The second path is a spelling that existing links use. @source spec 2 */
export const feature: Feature = {
  screens: [
    {
      path: '/integrations',
      title: 'Integrations',
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./IntegrationsScreen.js')).IntegrationsScreen }),
    },
    {
      path: '/intregation',
      title: 'Integrations',
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./IntegrationsScreen.js')).IntegrationsScreen }),
    },
    {
      path: '/redirect/googleCalendar',
      title: 'Connecting your calendar',
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({
        Component: (await import('./calendars/CalendarRedirectScreen.js')).CalendarRedirectScreen,
      }),
    },
    {
      path: '/redirect/microsoftCalendar',
      title: 'Connecting your calendar',
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({
        Component: (await import('./calendars/CalendarRedirectScreen.js')).CalendarRedirectScreen,
      }),
    },
  ],
  commands: [
    {
      id: 'integrations',
      label: 'Integrations',
      keywords: ['payment', 'stripe', 'paypal', 'calendar', 'outlook', 'ics', 'connect'],
      icon: IconPlugConnected,
      to: '/integrations',
      role: 2,
    },
  ],
};
