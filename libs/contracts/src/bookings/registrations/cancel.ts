import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { prose } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { registrantView, registrationKey } from './registration-view.js';

/** Until the start of the webinar. Refunded in full until 24 hours before. */
export const cancelRegistration = defineCommand({
  subject: 'bookings.registrations.cancel',
  http: { path: '/user/webinar/cancel-registration', role: 'public', needsActiveOwner: false, rate: visitorWriteRate },
  summary: 'Cancel a registration as its person',
  request: z.strictObject({ ...registrationKey, reason: prose(500).default('') }),
  reply: z.object({ registration: registrantView }),
  message: /*i18n*/ 'Your registration has been cancelled.',
  errors: ['core.not_found', 'bookings.wrong_state', 'bookings.too_late'],
  timeoutMs: 8000,
});
