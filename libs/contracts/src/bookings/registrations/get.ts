import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { registrationView } from './registration-view.js';

export const getRegistration = defineCommand({
  subject: 'bookings.registrations.get',
  http: { path: '/user/webinar/registration', role: 'user' },
  summary: 'One registration for a webinar of the creator',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ registration: registrationView }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
