import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, moment } from '../../primitives/index.js';
import { chatMessage, chatRoomId } from './chat-message.js';

/** Messages with words that begin as the typed ones, the newest first. */
export const searchChat = defineCommand({
  subject: 'notifications-and-chat.chat.search',
  http: { path: '/chat/search', role: 'any', rate: [{ limit: 120, windowSec: 60, by: 'account' }] },
  summary: 'Find messages of the chat room',
  request: z.strictObject({
    text: line(80).min(1),
    /** When the last found one was created; exclusive. */
    before: moment.optional(),
    limit: z.int().min(1).max(50).default(20),
    roomId: chatRoomId.optional(),
  }),
  reply: z.object({ data: z.array(chatMessage), isMore: z.boolean() }),
  errors: ['chat.banned'],
  timeoutMs: 4000,
});
