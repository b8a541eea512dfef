import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, timestamp } from '../../primitives/index.js';

/** Reads the payment at its provider; for the buyer's return. */
export const settlePayment = defineCommand({
  subject: 'commerce.payments.settle',
  summary: 'See whether a payment has been made',
  request: z.strictObject({ ownerId: objectId, paymentId: objectId }),
  reply: z.object({
    paymentId: objectId,
    state: z.string(),
    amount: z.int(),
    currency: z.string(),
    /** Null unless the amount is held. */
    authorizedUntil: timestamp.nullable().default(null),
    /** The payment page, after an attempt that was declined there; else null. */
    retryUrl: z.string().nullable().default(null),
  }),
  errors: ['core.not_found', 'payments.no_connection', 'payments.provider_unavailable', 'payments.provider_refused'],
  timeoutMs: 12_000,
});
