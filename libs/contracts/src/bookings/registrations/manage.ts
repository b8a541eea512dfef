import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicReadRate } from '../../primitives/rates.js';
import { registrantView, registrationKey } from './registration-view.js';

export const manageRegistration = defineCommand({
  subject: 'bookings.registrations.manage',
  http: { path: '/user/webinar/manage', role: 'public', needsActiveOwner: false, rate: publicReadRate },
  summary: 'One registration, as its person sees it',
  request: z.strictObject(registrationKey),
  reply: z.object({ registration: registrantView }),
  errors: ['core.not_found'],
  timeoutMs: 4000,
});
