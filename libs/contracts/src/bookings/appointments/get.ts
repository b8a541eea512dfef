import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { appointmentView } from './appointment-view.js';

export const getAppointment = defineCommand({
  subject: 'bookings.appointments.get',
  http: { path: '/user/appointment/get', role: 'user' },
  summary: 'One appointment of the creator',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ appointment: appointmentView }),
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
