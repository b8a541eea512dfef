import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { moment } from '../../primitives/index.js';
import { chatMessage, chatRoomId } from './chat-message.js';

/** Now, or when the oldest shown message was created: epoch milliseconds or ISO 8601. */
const before = z
  .union([z.int().min(0).max(8_640_000_000_000_000), moment.transform((text) => Date.parse(text))])
  .optional();

/** Newest first in time, listed oldest first. @source spec 7 getPreviousMessages, spec 4 "Chat" */
export const getPreviousMessages = defineCommand({
  subject: 'notifications-and-chat.chat.list',
  http: { path: '/chat/getPreviousMessages', role: 'any' },
  summary: 'Messages of the room before a moment',
  request: z.strictObject({
    /** Exclusive; without it, the newest. */
    timestamp: before,
    limit: z.int().min(1).max(50).default(10),
    /** The room of the site by default. */
    roomId: chatRoomId.optional(),
  }),
  reply: z.object({
    data: z.array(chatMessage),
    isChatRemaining: z.boolean(),
    roomId: chatRoomId,
    /** The room's number of changes, read before the messages: what was missed since is fetched from here. */
    rev: z.int(),
    /** When the newest message of the room was created, epoch milliseconds; 0 for an empty room. */
    newestAt: z.int(),
  }),
  errors: ['chat.banned'],
  timeoutMs: 3000,
});
