import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

export const removePushDevice = defineCommand({
  subject: 'notifications-and-chat.push.remove-device',
  http: { path: '/notification/devices/remove', role: 'any' },
  summary: 'End push notifications in one of your browsers',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ _id: objectId }),
  message: /*i18n*/ 'This device gets no more push notifications.',
  timeoutMs: 3_000,
});
