import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { chatMessage } from './chat-message.js';

/** By its author, or a moderator. The text leaves every quote too. A repetition changes nothing. @source cases G8 */
export const deleteChatMessage = defineCommand({
  subject: 'notifications-and-chat.chat.delete',
  summary: 'Delete a chat message',
  request: z.object({ _id: objectId }),
  reply: z.object({ message: chatMessage }),
  errors: ['chat.banned'],
  timeoutMs: 5000,
});
