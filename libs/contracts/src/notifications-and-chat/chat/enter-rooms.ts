import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { enteredRoom } from './chat-member.js';

/** Sent by the gateway when a window connects; the person becomes a member of the rooms on the first time. */
export const enterChatRooms = defineCommand({
  subject: 'notifications-and-chat.chat.enter',
  summary: 'The chat rooms of the person who connects',
  request: z.strictObject({
    /** The account runs a white label, so the room of its tenant is one of its rooms. */
    isReseller: z.boolean(),
  }),
  reply: z.object({ name: z.string(), rooms: z.array(enteredRoom) }),
  timeoutMs: 4000,
});
