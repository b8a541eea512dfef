import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { chatMessage, chatRoomId, maxMentions, messageText } from './chat-message.js';

/** Author, place and time are the server's. A repetition with the same `clientId` is answered with the message that is there. */
export const sendChatMessage = defineCommand({
  subject: 'notifications-and-chat.chat.send',
  summary: 'Write a message in a chat room',
  request: z.object({
    clientId: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
    message: messageText,
    /** A message that is gone makes it a plain message. */
    replyTo: z.object({ _id: objectId }).nullish(),
    mentions: z.array(objectId).max(maxMentions).default([]),
    roomId: chatRoomId.optional(),
  }),
  reply: z.object({ message: chatMessage }),
  errors: ['chat.banned', 'chat.muted'],
  timeoutMs: 5000,
});
