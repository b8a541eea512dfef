import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { chatMember } from './chat-member.js';
import { chatRoomId } from './chat-message.js';

/** Those who are online first where no one is looked for. */
export const listChatMembers = defineCommand({
  subject: 'notifications-and-chat.chat.members',
  http: { path: '/chat/members', role: 'any', rate: [{ limit: 240, windowSec: 60, by: 'account' }] },
  summary: 'People of the chat room, and who is online',
  request: z.strictObject({
    /** Beginnings of words of the name. */
    search: line(80).optional(),
    /** Instead of a search: those of these ids who are in the room. */
    ids: z.array(objectId).max(20).optional(),
    limit: z.int().min(1).max(100).default(50),
    roomId: chatRoomId.optional(),
  }),
  reply: z.object({
    data: z.array(chatMember),
    /** How many are online now. */
    online: z.int(),
  }),
  errors: ['chat.banned'],
  timeoutMs: 4000,
});
