import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { chatEmoji, chatMessage } from './chat-message.js';

/** One reaction for each person and emoji: a repetition changes nothing. @source models.md 25 "Chat" */
export const reactToChatMessage = defineCommand({
  subject: 'notifications-and-chat.chat.react',
  summary: 'React to a chat message',
  request: z.object({ _id: objectId, emoji: chatEmoji }),
  reply: z.object({ message: chatMessage }),
  errors: ['chat.banned', 'chat.muted', 'chat.message_gone'],
  timeoutMs: 5000,
});
