import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { scheduleView } from './schedule-fields.js';

export const makeScheduleDefault = defineCommand({
  subject: 'bookings.schedules.default',
  http: { path: '/user/schedule/default', role: 'user' },
  summary: 'Use a schedule where an appointment names none',
  request: z.strictObject({ _id: objectId }),
  reply: scheduleView,
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
