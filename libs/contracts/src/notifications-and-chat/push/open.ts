import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';

/** For the gateway: a press on a notification leads here by a signed link, and is counted once. */
export const openPush = defineCommand({
  subject: 'notifications-and-chat.push.open',
  acrossTenants: 'a signed link names one delivery',
  summary: 'Count a press on a push notification, and say where it leads',
  request: z.strictObject({ token: z.string().max(200) }),
  reply: z.object({
    /** An address, or a path of the origin that was asked; null for a link that is none of ours. */
    url: z.string().nullable(),
  }),
  timeoutMs: 3_000,
});
