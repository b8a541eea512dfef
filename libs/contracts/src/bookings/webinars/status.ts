import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, onOff, statusRequest } from '../../primitives/index.js';

/** A webinar that is switched off takes no registrations; the existing ones stay. */
export const toggleWebinar = defineCommand({
  subject: 'bookings.webinars.status',
  http: { path: '/user/webinar/status', role: 'user' },
  summary: 'Switch a webinar on or off',
  request: statusRequest,
  reply: z.object({ _id: objectId, status: onOff }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
