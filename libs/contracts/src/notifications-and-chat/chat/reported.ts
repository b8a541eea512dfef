import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { timestamp } from '../../primitives/index.js';
import { chatMessage, chatRoomId } from './chat-message.js';

/** For moderators: what was reported or hidden, with its text, the newest first. */
export const listReportedMessages = defineCommand({
  subject: 'notifications-and-chat.chat.reported',
  http: { path: '/chat/reported', role: 'any' },
  summary: 'Reported and hidden messages of the chat room',
  request: z.strictObject({ roomId: chatRoomId.optional() }),
  reply: z.object({
    data: z.array(
      z.object({
        message: chatMessage,
        hiddenReason: z.string(),
        /** Without who reported. */
        reports: z.array(z.object({ reason: z.string(), at: timestamp })),
      }),
    ),
  }),
  errors: ['chat.banned'],
  timeoutMs: 4000,
});
