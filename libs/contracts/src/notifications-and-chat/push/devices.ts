import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, timestamp, webUrl } from '../../primitives/index.js';

export const pushDevice = z.object({
  _id: objectId,
  userAgent: z.string(),
  createdAt: timestamp,
  lastSuccessAt: timestamp.nullable(),
  /** Whether it is the browser that asks. */
  isThis: z.boolean(),
});
export type PushDevice = z.output<typeof pushDevice>;

/** Where a person gets push notifications. */
export const listPushDevices = defineCommand({
  subject: 'notifications-and-chat.push.list-devices',
  http: { path: '/notification/devices', role: 'any' },
  summary: 'The browsers in which you get push notifications',
  request: z.strictObject({
    /** Of the browser that asks, where it has a subscription. */
    endpoint: webUrl.optional(),
  }),
  reply: z.object({ devices: z.array(pushDevice) }),
  timeoutMs: 3_000,
});
