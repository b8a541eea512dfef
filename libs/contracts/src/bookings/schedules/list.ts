import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { scheduleView } from './schedule-fields.js';

/** Never empty: the first call makes Monday to Friday, 9 to 17, in the creator's zone. */
export const listSchedules = defineCommand({
  subject: 'bookings.schedules.list',
  http: { path: '/user/schedule/list', role: 'user' },
  summary: 'Working hours, the default ones first',
  request: listRequest({ sorts: ['createdAt', 'name'], filters: z.strictObject({}).default({}), defaultPerPage: 50 }),
  reply: listReply(scheduleView),
  timeoutMs: 4000,
});
