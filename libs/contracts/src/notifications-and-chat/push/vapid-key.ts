import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicReadRate } from '../../primitives/rates.js';

/** A browser subscribes with this key; one that is subscribed with another key subscribes again. */
export const getVapidKey = defineCommand({
  subject: 'notifications-and-chat.push.vapid-key',
  http: { path: '/notification/vapid-key', role: 'public', rate: publicReadRate, needsActiveOwner: false },
  summary: 'The key with which a browser subscribes to push notifications',
  request: z.strictObject({}),
  reply: z.object({ publicKey: z.string() }),
  timeoutMs: 3_000,
});
