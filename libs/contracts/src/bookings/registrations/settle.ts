import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicId } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { registrationPaymentStates, registrationStates } from './registration-view.js';

/** What the return from the payment page and the provider's message both do. A repeat changes nothing. */
export const settleRegistration = defineCommand({
  subject: 'bookings.registrations.settle',
  http: { path: '/user/webinar/settle', role: 'public', needsActiveOwner: false, rate: visitorWriteRate },
  summary: 'See whether a registration has been paid',
  request: z.strictObject({ uid: publicId }),
  reply: z.object({
    uid: publicId,
    title: z.string(),
    state: z.enum(registrationStates),
    paymentState: z.enum(registrationPaymentStates),
    /** The payment page, after an attempt that was declined there; else null. */
    retryUrl: z.string().nullable().default(null),
    /** Where the host leads who is registered and has paid; null where the page of Linkyard is shown. */
    redirectUrl: z.string().nullable(),
  }),
  errors: ['core.not_found'],
  timeoutMs: 15_000,
});
