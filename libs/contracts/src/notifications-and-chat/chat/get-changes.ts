import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { chatMessage, chatRoomId } from './chat-message.js';

/** What a window missed: messages written, edited, reacted to, deleted or hidden after a change, in the order of the changes. */
export const getChatChanges = defineCommand({
  subject: 'notifications-and-chat.chat.changes',
  http: { path: '/chat/getChanges', role: 'any' },
  summary: 'What changed in the room since',
  request: z.strictObject({
    /** The last change that the window has; exclusive. */
    after: z.int().min(0),
    limit: z.int().min(1).max(100).default(100),
    roomId: chatRoomId.optional(),
  }),
  reply: z.object({ data: z.array(chatMessage), isMore: z.boolean(), rev: z.int() }),
  errors: ['chat.banned'],
  timeoutMs: 3000,
});
