import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

/** Registrations stay. A webinar that people are registered for is cancelled before it is deleted. */
export const deleteWebinars = defineCommand({
  subject: 'bookings.webinars.delete',
  http: { path: '/user/webinar/delete', role: 'user' },
  summary: 'Delete webinars',
  request: deleteRequest,
  reply: deleteReply,
  errors: ['core.not_found', 'bookings.has_registrations'],
  timeoutMs: 3000,
});
