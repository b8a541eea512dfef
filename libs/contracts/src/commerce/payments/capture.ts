import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** Takes money of a hold, once; what is left of it is released. Announced by `commerce.payment.settled` with what was taken. */
export const capturePayment = defineCommand({
  subject: 'commerce.payments.capture',
  summary: 'Charge an amount that is held',
  request: z.strictObject({
    ownerId: objectId,
    paymentId: objectId,
    /** Minor units, at most what is held. */
    amount: z.int().positive(),
  }),
  reply: z.object({ paymentId: objectId, state: z.string(), amount: z.int(), currency: z.string() }),
  errors: [
    'core.not_found',
    'payments.not_held',
    'payments.capture_exceeds',
    'payments.capture_refused',
    'payments.provider_unavailable',
    'payments.provider_refused',
  ],
  timeoutMs: 12_000,
});
