import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** What bookings and registrations hold as paid and returned, for the check of the ledger. Payments that neither knows are missing. */
export const bookingPaymentFigures = defineCommand({
  subject: 'bookings.wallet.payment-figures',
  summary: 'What bookings and registrations say of payments',
  request: z.strictObject({
    payments: z
      .array(z.strictObject({ ownerId: objectId, paymentId: objectId }))
      .min(1)
      .max(500),
  }),
  reply: z.object({ figures: z.array(z.object({ paymentId: objectId, paid: z.int(), refunded: z.int() })) }),
  timeoutMs: 5_000,
});
