import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { onOff } from '../../primitives/index.js';
import { webinarProviders, webinarStates } from './webinar-fields.js';
import { webinarView } from './webinar-view.js';

const filters = z.strictObject({
  state: z.enum(webinarStates).optional(),
  provider: z.enum(webinarProviders).optional(),
  status: onOff.optional(),
});

export const listWebinars = defineCommand({
  subject: 'bookings.webinars.all',
  http: { path: '/user/webinar/all', role: 'user' },
  summary: 'Webinars of the creator',
  request: listRequest({ sorts: ['createdAt', 'updatedAt', 'title'], filters: filters.default({}) }),
  reply: listReply(webinarView),
  timeoutMs: 3000,
});
