import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { chatMember } from './chat-member.js';
import { chatMessage, chatRoomId } from './chat-message.js';

const ofPerson = { userId: objectId, roomId: chatRoomId.optional() };
const week = 7 * 24 * 60;

/** By moderators of the room; naming them is the administrator's in the community and the owner's in a tenant's room. */
export const moderateChat = defineCommand({
  subject: 'notifications-and-chat.chat.moderate',
  http: {
    path: '/chat/moderate',
    role: 'any',
    rate: [{ limit: 120, windowSec: 60, by: 'account' }],
    whileImpersonating: 'refused',
  },
  summary: 'Mute or ban people of a chat room, hide messages, name moderators',
  request: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('mute'), ...ofPerson, minutes: z.int().min(1).max(week).optional() }),
    z.strictObject({ action: z.enum(['unmute', 'ban', 'unban', 'appoint', 'dismiss']), ...ofPerson }),
    z.strictObject({ action: z.literal('hide'), _id: objectId, reason: line(300).default('') }),
    /** Its reports are dealt with too. */
    z.strictObject({ action: z.literal('restore'), _id: objectId }),
  ]),
  reply: z.object({ member: chatMember.nullable(), message: chatMessage.nullable() }),
  errors: ['chat.banned', 'chat.message_gone'],
  timeoutMs: 4000,
});
