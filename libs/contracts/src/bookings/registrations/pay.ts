import { z } from 'zod';
import { openPaymentRefusals } from '../../payments/start-refusals.js';
import { defineCommand } from '../../kit/define-command.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { registrationKey } from './registration-view.js';

/** For a person who moved up from the waiting list, or left the payment page. */
export const payRegistration = defineCommand({
  subject: 'bookings.registrations.pay',
  http: { path: '/user/webinar/pay', role: 'public', needsActiveOwner: true, rate: visitorWriteRate },
  summary: 'Begin the payment of a registration',
  request: z.strictObject(registrationKey),
  reply: z.object({ redirectUrl: z.string() }),
  errors: [
    'core.not_found',
    'bookings.wrong_state',
    'bookings.cannot_be_paid',
    'payments.amount_refused',
    ...openPaymentRefusals,
  ],
  timeoutMs: 15_000,
});
