import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { appointmentView } from './appointment-view.js';

export const duplicateAppointment = defineCommand({
  subject: 'bookings.appointments.duplicate',
  http: { path: '/user/appointment/duplicate', role: 'user' },
  summary: 'Copy an appointment as a draft of its own, without its bookings',
  request: z.strictObject({ _id: objectId }),
  reply: appointmentView,
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
