import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { costlyRate } from '../../primitives/rates.js';
import { pushMessageFields, pushMessageView } from './message-view.js';

export const createPushMessage = defineCommand({
  subject: 'notifications-and-chat.push.create',
  http: { path: '/notification/push/create', role: 'user', rate: costlyRate },
  summary: 'Write a push notification to followers, as a draft',
  request: z.strictObject(pushMessageFields),
  reply: pushMessageView,
  message: /*i18n*/ 'Saved.',
  errors: ['push.too_many'],
  timeoutMs: 3_000,
});
