import { defineEvent, objectId } from '@linkyard/contracts';
import { z } from 'zod';
import { refundReason } from './refund-cause.js';

/** Money goes back: written with the change that causes it, so that no refund is lost and none is asked for twice. */
export const refundDue = defineEvent({
  name: 'bookings.booking.refund-due',
  data: z.strictObject({
    ownerId: objectId,
    bookingId: objectId,
    paymentId: objectId,
    amount: z.int().positive(),
    ...refundReason,
  }),
});
