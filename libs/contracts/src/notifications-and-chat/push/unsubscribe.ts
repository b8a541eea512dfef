import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply, objectId, webUrl } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';

/** Who knows the endpoint of a subscription holds it: it is a secret between a browser and its push service. */
export const unsubscribeFromPush = defineCommand({
  subject: 'notifications-and-chat.push.unsubscribe',
  http: { path: '/notification/unsubscribe', role: 'public', rate: visitorWriteRate, needsActiveOwner: false },
  summary: 'End push notifications in one browser',
  request: z.strictObject({
    endpoint: webUrl,
    /** Of one page alone; without it, and without `from`, everything ends that this browser gets. */
    campaignId: objectId.optional(),
    /** A person's own notifications alone: they sign out. */
    from: z.literal('user').optional(),
  }),
  reply: emptyReply,
  timeoutMs: 3_000,
});
