import { msg, t } from '@lingui/core/macro';
import { IconCalendarEvent, IconCalendarX } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';
import { notificationParts } from '../../shared/feature/notification-parts.js';

/** By what became of the booking. */
function textFor(kind: string, who: string, what: string) {
  if (kind === 'requested') return t`${who} asks for ${what}.`;
  if (kind === 'cancelled') return t`${who} cancelled ${what}.`;
  return t`${who} booked ${what}.`;
}

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
  notifications: {
    appointment: (notification) => {
      const { who } = notificationParts(notification);
      const kind = notification.formTypeData?.type ?? '';
      if (kind === 'calendar')
        return { text: t`Please connect your calendar ${who} again.`, icon: IconCalendarX, path: '/integrations' };
      const what = notification.appointmentName ? `“${notification.appointmentName}”` : t`an appointment`;
      return { text: textFor(kind, who, what), icon: IconCalendarEvent, path: '/appointment-booking' };
    },
  },
};
