import { defineEvent, objectId, publicId } from '@linkyard/contracts';
import { z } from 'zod';

/** The provider has made the meeting room of a confirmed booking, whose mail was sent without it. */
export const roomMade = defineEvent({
  name: 'bookings.booking.room-made',
  data: z.strictObject({ ownerId: objectId, uid: publicId }),
});
