import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';

/** For the push worker. What it has claimed and does not report is not sent a second time. @source ADR 0058 */
export const claimPushes = defineCommand({
  subject: 'notifications-and-chat.push.claim',
  acrossTenants: 'a push service takes the notifications of every tenant',
  summary: 'Take the next push notifications for one push service',
  request: z.strictObject({ service: z.string().min(1).max(255), limit: z.int().min(1).max(500) }),
  reply: z.object({
    holder: z.string(),
    deliveries: z.array(
      z.object({
        _id: z.string(),
        endpoint: z.string(),
        keys: z.object({ p256dh: z.string(), auth: z.string() }),
        payload: z.string(),
        ttlSec: z.int(),
        urgency: z.enum(['low', 'normal', 'high']),
        topic: z.string(),
      }),
    ),
    /** The `Authorization` header for each origin of the endpoints. */
    authorizations: z.record(z.string(), z.string()),
    /** Milliseconds for which this service takes nothing, by its own word. */
    pausedMs: z.int(),
  }),
  timeoutMs: 8_000,
});
