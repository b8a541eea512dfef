import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { chatRoomId } from './chat-message.js';

/** Never backwards, and never beyond the newest. */
export const markChatRead = defineCommand({
  subject: 'notifications-and-chat.chat.mark-read',
  summary: 'Mark messages of a chat room as read',
  request: z.object({ upTo: z.int().min(0), roomId: chatRoomId.optional() }),
  reply: z.object({ roomId: chatRoomId, lastReadSeq: z.int(), unread: z.int() }),
  errors: ['chat.banned'],
  timeoutMs: 3000,
});
