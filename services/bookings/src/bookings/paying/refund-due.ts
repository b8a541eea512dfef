import { defineEvent, objectId } from '@linkyard/contracts';
import { refundDueFields } from '@linkyard/payables';
import { z } from 'zod';

/** Money goes back: written with the change that causes it, so that no refund is lost and none is asked for twice. */
export const refundDue = defineEvent({
  name: 'bookings.booking.refund-due',
  data: z.strictObject({ ...refundDueFields, bookingId: objectId }),
});
