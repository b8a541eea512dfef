import { defineEvent, objectId } from '@linkyard/contracts';
import { refundReason } from '@linkyard/payables';
import { z } from 'zod';

/** What a card holds is given up: written with the change that causes it, so that no hold is forgotten. */
export const releaseDue = defineEvent({
  name: 'bookings.booking.release-due',
  data: z.strictObject({ ownerId: objectId, bookingId: objectId, paymentId: objectId, ...refundReason }),
});
