import { defineEvent, objectId } from '@linkyard/contracts';
import { refundDueFields } from '@linkyard/payables';
import { z } from 'zod';

/** Money goes back: written with the change that causes it, so that no refund is lost and none is made twice. */
export const registrationRefundDue = defineEvent({
  name: 'bookings.registration.refund-due',
  data: z.strictObject({ ...refundDueFields, registrationId: objectId }),
});
