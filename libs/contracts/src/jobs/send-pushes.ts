import { z } from 'zod';
import { defineJob } from '../kit/define-job.js';

/** Sends what is due for one push service. A second one beside it takes other notifications. @source ADR 0058 */
export const sendPushes = defineJob({
  name: 'push.send',
  data: z.strictObject({
    service: z.string().min(1).max(255),
    /** What it was begun for; one job for each. */
    cause: z.string().min(1).max(200),
  }),
  attempts: 5,
  backoffMs: 2_000,
  idempotencyKey: ({ service, cause }) => `${service}:${cause}`,
});
