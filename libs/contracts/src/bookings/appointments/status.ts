import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, onOff, statusRequest } from '../../primitives/index.js';

export const toggleAppointment = defineCommand({
  subject: 'bookings.appointments.status',
  http: { path: '/user/appointment/status', role: 'user' },
  summary: 'Switch an appointment on or off',
  request: statusRequest,
  reply: z.object({ _id: objectId, status: onOff }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
