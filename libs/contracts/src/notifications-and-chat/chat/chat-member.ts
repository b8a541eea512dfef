import { z } from 'zod';
import { objectId, timestamp } from '../../primitives/index.js';
import { chatRoomId } from './chat-message.js';

export const memberRoles = ['member', 'moderator'] as const;
export const memberStates = ['active', 'muted', 'banned'] as const;

/** A person of a room. @source models.md 17 ChatMember */
export const chatMember = z.object({
  _id: objectId,
  name: z.string(),
  role: z.enum(memberRoles),
  state: z.enum(memberStates),
  mutedUntil: timestamp.nullable(),
  isOnline: z.boolean(),
});
export type ChatMemberView = z.output<typeof chatMember>;

/** A room as one of its people sees it. */
export const enteredRoom = z.object({
  roomId: chatRoomId,
  /** Of the reader: may mute, ban, hide and delete. */
  isModerator: z.boolean(),
  /** Of the reader: may also name moderators. */
  namesModerators: z.boolean(),
  state: z.enum(memberStates),
  mutedUntil: timestamp.nullable(),
  /** The place up to which the reader has read. */
  lastReadSeq: z.int(),
  unread: z.int(),
  /** Among what is unread. */
  isMentioned: z.boolean(),
});
export type EnteredRoom = z.output<typeof enteredRoom>;
