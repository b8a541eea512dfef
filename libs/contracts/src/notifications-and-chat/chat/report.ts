import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';

/** Once for each person and message. Enough people's reports hide a message until a moderator has looked at it. @source models.md 17 */
export const reportChatMessage = defineCommand({
  subject: 'notifications-and-chat.chat.report',
  http: {
    path: '/chat/report',
    role: 'any',
    rate: [{ limit: 20, windowSec: 3600, by: 'account' }],
    whileImpersonating: 'refused',
  },
  summary: 'Report a chat message to the moderators',
  request: z.strictObject({ _id: objectId, reason: line(300).default('') }),
  reply: z.object({ isHidden: z.boolean() }),
  message: /*i18n*/ 'Thank you. The moderators will look at it.',
  errors: ['chat.banned', 'chat.message_gone'],
  timeoutMs: 4000,
});
