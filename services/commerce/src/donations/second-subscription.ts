import { defineEvent, objectId } from '@linkyard/contracts';
import { z } from 'zod';

/** A donation that repeats was paid twice: the second subscription ends. Commerce consumes it itself. */
export const secondSubscription = defineEvent({
  name: 'commerce.donation.second-subscription',
  data: z.strictObject({ ownerId: objectId, donationId: objectId, paymentId: objectId }),
});
