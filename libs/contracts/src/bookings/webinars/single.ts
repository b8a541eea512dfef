import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { webinarView } from './webinar-view.js';

export const getWebinar = defineCommand({
  subject: 'bookings.webinars.single',
  http: { path: '/user/webinar/single', role: 'user' },
  summary: 'One webinar of the creator',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ webinar: webinarView }),
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
