import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { onOff } from '../../primitives/index.js';
import { appointmentStates } from './appointment-fields.js';
import { appointmentView } from './appointment-view.js';

const filters = z.strictObject({ state: z.enum(appointmentStates).optional(), status: onOff.optional() });

/** Archived ones are listed only where they are asked for. */
export const listAppointments = defineCommand({
  subject: 'bookings.appointments.list',
  http: { path: '/user/appointment/list', role: 'user' },
  summary: 'Appointments of the creator',
  request: listRequest({ sorts: ['createdAt', 'updatedAt', 'title'], filters: filters.default({}) }),
  reply: listReply(appointmentView),
  timeoutMs: 3000,
});
