import { defineEvent, objectId } from '@linkyard/contracts';
import { z } from 'zod';
import { refundReason } from '../bookings/paying/refund-cause.js';

/** Money goes back: written with the change that causes it, so that no refund is lost and none is made twice. */
export const registrationRefundDue = defineEvent({
  name: 'bookings.registration.refund-due',
  data: z.strictObject({
    ownerId: objectId,
    registrationId: objectId,
    paymentId: objectId,
    amount: z.int().positive(),
    ...refundReason,
  }),
});
