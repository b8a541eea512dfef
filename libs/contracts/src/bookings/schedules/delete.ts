import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

/** Appointments that used it use the default schedule then. The default itself cannot be deleted. */
export const deleteSchedules = defineCommand({
  subject: 'bookings.schedules.delete',
  http: { path: '/user/schedule/delete', role: 'user' },
  summary: 'Delete schedules',
  request: deleteRequest,
  reply: deleteReply,
  errors: ['core.not_found', 'bookings.default_schedule'],
  timeoutMs: 3000,
});
