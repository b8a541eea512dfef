import { msg } from '@lingui/core/macro';
import { IconCalendarTime, IconClockHour4 } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/appointments',
      title: msg`Appointments`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./list/AppointmentsScreen.js')).AppointmentsScreen }),
    },
    {
      path: '/appointments/schedules',
      title: msg`Working hours`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./schedules/SchedulesScreen.js')).SchedulesScreen }),
    },
    {
      path: '/appointments/schedules/:scheduleId',
      title: msg`Working hours`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./schedules/ScheduleScreen.js')).ScheduleScreen }),
    },
    {
      path: '/appointments/:appointmentId',
      title: msg`Appointment`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./edit/AppointmentScreen.js')).AppointmentScreen }),
    },
  ],
  menu: [{ path: '/appointments', label: msg`Appointments`, icon: IconCalendarTime, group: 'features', order: 40 }],
  commands: [
    {
      id: 'working-hours',
      label: msg`Working hours`,
      keywords: ['schedule', 'availability', 'time off', 'holiday'],
      icon: IconClockHour4,
      to: '/appointments/schedules',
      role: 2,
    },
  ],
};
