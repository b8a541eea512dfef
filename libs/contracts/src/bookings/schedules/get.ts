import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { scheduleView } from './schedule-fields.js';

export const getSchedule = defineCommand({
  subject: 'bookings.schedules.get',
  http: { path: '/user/schedule/get', role: 'user' },
  summary: 'One schedule of working hours',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ schedule: scheduleView }),
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
