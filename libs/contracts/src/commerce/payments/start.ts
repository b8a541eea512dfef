import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { paymentMode } from '../../payments/payment-mode.js';
import { paymentSubject } from '../../payments/payment-subject.js';
import { startRefusals } from '../../payments/start-refusals.js';
import { currencyCode, email, line, moment, objectId } from '../../primitives/index.js';

/** The same key gives the same payment. Being paid is announced by `commerce.payment.settled`. @source design.md 4 */
export const startPayment = defineCommand({
  subject: 'commerce.payments.start',
  summary: 'Begin a payment for something of another service',
  request: z.strictObject({
    subject: paymentSubject,
    ownerId: objectId,
    /** Minor units, more than 0. */
    amount: z.int().positive(),
    currency: currencyCode,
    buyer: z.strictObject({ email, name: line(120).default(''), locale: z.string().max(35).default('en') }),
    description: line(200),
    /** Where the buyer began; the site of the payment's tenant when null. One that is not served to its people is refused. */
    origin: z.string().max(300).nullable().default(null),
    /** Paths there. */
    returnPath: z.string().startsWith('/').max(500),
    cancelPath: z.string().startsWith('/').max(500),
    expiresAt: moment,
    /** `manual` only holds the amount: it is captured or cancelled later. */
    capture: z.enum(['automatic', 'manual']).default('automatic'),
    idempotencyKey: z.string().min(8).max(200),
  }),
  reply: z.object({ paymentId: objectId, redirectUrl: z.string(), mode: paymentMode.default('live') }),
  errors: [...startRefusals, 'core.idempotency_mismatch', 'core.forbidden'],
  timeoutMs: 12_000,
});
