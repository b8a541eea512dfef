import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

/** Bookings stay. An appointment with bookings to come cannot be deleted: cancel them, or switch it off. */
export const deleteAppointments = defineCommand({
  subject: 'bookings.appointments.delete',
  http: { path: '/user/appointment/delete', role: 'user' },
  summary: 'Delete appointments',
  request: deleteRequest,
  reply: deleteReply,
  errors: ['core.not_found', 'bookings.has_bookings'],
  timeoutMs: 3000,
});
