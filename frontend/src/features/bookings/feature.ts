import { IconCalendarEvent } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';
import { notificationParts } from '../../shared/feature/notification-parts.js';

export const feature: Feature = {
  screens: [
    {
      path: '/appointment-booking',
      title: 'Booking Data',
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./BookingsScreen.js')).BookingsScreen }),
    },
  ],
  menu: [
    { path: '/appointment-booking', label: 'Booking Data', icon: IconCalendarEvent, group: 'analytics', order: 50 },
  ],
  notifications: {
    appointment: (notification) => {
      const { who } = notificationParts(notification);
      const what = notification.appointmentName ? ` “${notification.appointmentName}”` : ' an appointment';
      return { text: `${who} booked${what}.`, icon: IconCalendarEvent, path: '/appointment-booking' };
    },
  },
};
