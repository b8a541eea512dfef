import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { chatMessage, maxMentions, messageText } from './chat-message.js';

/** Own messages, within fifteen minutes. @source cases G7 */
export const editChatMessage = defineCommand({
  subject: 'notifications-and-chat.chat.edit',
  summary: 'Change a message of one’s own',
  request: z.object({
    _id: objectId,
    message: messageText,
    mentions: z.array(objectId).max(maxMentions).default([]),
  }),
  reply: z.object({ message: chatMessage }),
  errors: ['chat.banned', 'chat.muted', 'chat.edit_too_late', 'chat.message_gone'],
  timeoutMs: 5000,
});
