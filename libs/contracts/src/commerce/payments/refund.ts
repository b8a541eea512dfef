import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';

/** The same key returns the money once. That it arrived is announced by `commerce.payment.refunded`. */
export const refundPayment = defineCommand({
  subject: 'commerce.payments.refund',
  summary: 'Return money of a payment',
  request: z.strictObject({
    ownerId: objectId,
    paymentId: objectId,
    /** Minor units. */
    amount: z.int().positive(),
    reason: line(500),
    idempotencyKey: z.string().min(8).max(200),
  }),
  reply: z.object({ refundId: objectId, state: z.enum(['pending', 'settled', 'failed']) }),
  errors: ['core.not_found', 'payments.not_settled', 'payments.refund_exceeds', 'payments.refund_refused'],
  timeoutMs: 12_000,
});
