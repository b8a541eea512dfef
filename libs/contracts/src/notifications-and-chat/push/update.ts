import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, revision } from '../../primitives/index.js';
import { pushMessageFields, pushMessageView } from './message-view.js';

/** Of a draft: what is not sent becomes what a new one has. */
export const updatePushMessage = defineCommand({
  subject: 'notifications-and-chat.push.update',
  http: { path: '/notification/push/update', role: 'user' },
  summary: 'Change a push notification that is not sent yet',
  request: z.strictObject({ _id: objectId, rev: revision.optional(), ...pushMessageFields }),
  reply: pushMessageView,
  message: /*i18n*/ 'Saved.',
  errors: ['core.stale_rev', 'push.wrong_state'],
  timeoutMs: 3_000,
});
