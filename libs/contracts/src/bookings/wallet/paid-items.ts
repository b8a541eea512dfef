import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, timestamp } from '../../primitives/index.js';

/** For the receipt of a payment. The bookings of a series share one payment. */
export const bookingPaidItems = defineCommand({
  subject: 'bookings.wallet.paid-items',
  summary: 'What a payment paid for',
  request: z.strictObject({ ownerId: objectId, paymentId: objectId }),
  reply: z.object({
    /** Null where nothing was paid with it. */
    person: z
      .object({
        name: z.string(),
        email: z.string(),
        /** In which the receipt is written. */
        locale: z.string().max(35).default('en'),
      })
      .nullable(),
    items: z.array(
      z.object({
        title: z.string(),
        /** Null for a recording, and for all sessions of a series. */
        startAt: timestamp.nullable(),
        /** The attendee's. */
        timeZone: z.string(),
        /** Minor units of the payment's currency. */
        paid: z.int(),
      }),
    ),
  }),
  timeoutMs: 3_000,
});
