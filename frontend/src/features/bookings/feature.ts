import { msg } from '@lingui/core/macro';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/appointment-booking',
      title: msg`Booking Data`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./BookingsScreen.js')).BookingsScreen }),
    },
  ],
  menu: [
    { path: '/appointment-booking', label: msg`Booking Data`, icon: IconCalendarEvent, group: 'analytics', order: 50 },
  ],
};
