import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { objectId, prose, timestamp } from '../../primitives/index.js';

/** Characters of one message. @source models.md 17 */
export const maxMessageLength = 2000;
/** How long an author may change a message, judged when the change arrives. @source issue "Chat room" */
export const editWindowMs = 15 * 60_000;
/** People that one message can mention. */
export const maxMentions = 10;

/** 'community' is of the platform's people; every other room is of the tenant with that id. @source models.md 25 "Chat" */
export const communityRoom = 'community';
export const chatRoomId = z.union([z.literal(communityRoom), objectId]);

/** What is written: not empty after trimming. @source spec 5 "Chat" */
export const messageText = prose(maxMessageLength).min(1, refusedAs('core.required'));

/** One emoji: a pictograph with its modifiers, a joined sequence of them, a flag or a keycap. */
const emojiPattern =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}])*(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*)*)$/u;
export const chatEmoji = z.string().max(40).regex(emojiPattern, refusedAs('core.not_emoji'));

/** Emojis that a message shows beside the number of its reactions. @source spec 9 */
export const maxLatestEmojis = 3;
export const chatReactions = z.object({
  count: z.int().min(0),
  /** The newest first. */
  latestEmoji: z.array(z.string()).max(maxLatestEmojis),
});
export type ChatReactions = z.output<typeof chatReactions>;

/** The one who wrote it; both empty once that account is gone. */
const person = z.object({ _id: z.union([objectId, z.literal('')]), name: z.string() });

export const messageStates = ['sent', 'deleted', 'hidden'] as const;

/** A message as the room sees it. @source spec 3 "Chat message", models.md 17 */
export const chatMessage = z.object({
  _id: objectId,
  roomId: chatRoomId,
  /** Its place in the room: the order in which the server took the messages. */
  seq: z.int(),
  /** Number of the room's change that touched it last; a room counts its changes without gaps. */
  rev: z.int(),
  /** Made by the author's window; with it a repeated sending is the same message. */
  clientId: z.string(),
  sendBy: person,
  /** Empty unless `state` is `sent`. */
  message: z.string(),
  /** As it was when the reply was written; without text once it is deleted or hidden. */
  replyTo: z.object({ _id: objectId, sendBy: person, message: z.string() }).nullable(),
  reaction: chatReactions,
  mentions: z.array(person),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  state: z.enum(messageStates),
});
export type ChatMessage = z.output<typeof chatMessage>;
