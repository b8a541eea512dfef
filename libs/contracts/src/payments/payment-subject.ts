import { z } from 'zod';
import { objectId } from '../primitives/index.js';

/** What a payment is for; the service that asked for it decides what being paid means. @source design.md 4 */
export const paymentSubject = z.strictObject({
  service: z.enum(['commerce', 'bookings']),
  kind: z.enum(['order', 'donation', 'invoice', 'booking', 'registration']),
  id: objectId,
});
