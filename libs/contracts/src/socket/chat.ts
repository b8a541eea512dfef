import { z } from 'zod';
import { defineSocketEvent } from '../kit/define-socket-event.js';
import {
  chatEmoji,
  chatMessage,
  chatReactions,
  chatRoomId,
  deleteChatMessage,
  editChatMessage,
  markChatRead,
  sendChatMessage,
} from '../notifications-and-chat/index.js';
import { objectId } from '../primitives/index.js';

/** Sent with `sendBy` and `reaction` too, which the server does not read. @source spec 7 "Real-time socket" */
export const sendMessage = defineSocketEvent({
  name: 'send_message',
  direction: 'emit',
  payload: sendChatMessage.request,
});
export const editMessage = defineSocketEvent({
  name: 'edit_message',
  direction: 'emit',
  payload: editChatMessage.request,
});
export const deleteMessage = defineSocketEvent({
  name: 'delete_message',
  direction: 'emit',
  payload: z.union([deleteChatMessage.request, objectId.transform((_id) => ({ _id }))]),
});

/** The chosen emoji, by itself or first in the message's new list. */
const chosen = z.union([
  chatEmoji,
  z.object({ latestEmoji: z.tuple([chatEmoji], z.string().max(40)) }).transform(({ latestEmoji: [emoji] }) => emoji),
]);
export const reactMessage = defineSocketEvent({
  name: 'react_message',
  direction: 'emit',
  payload: z.object({ _id: objectId, reaction: chosen }),
});

/** Sent again every few seconds while a person types; not stored. */
export const typing = defineSocketEvent({
  name: 'typing',
  direction: 'emit',
  payload: z.object({ roomId: chatRoomId.optional() }),
});
export const readMark = defineSocketEvent({ name: 'read_mark', direction: 'emit', payload: markChatRead.request });

const place = { roomId: chatRoomId, rev: z.int() };
/** A new message, or one with a change that has no event of its own. */
export const messageReceived = defineSocketEvent({
  name: 'receive_message',
  direction: 'receive',
  payload: chatMessage,
});
export const messageDeleted = defineSocketEvent({
  name: 'delete_message',
  direction: 'receive',
  payload: z.object({ _id: objectId, ...place }),
});
export const reactionReceived = defineSocketEvent({
  name: 'receive_reaction',
  direction: 'receive',
  payload: z.object({ _id: objectId, reaction: chatReactions, ...place }),
});
/** An edited, hidden or restored message. */
export const messageChanged = defineSocketEvent({
  name: 'edit_message',
  direction: 'receive',
  payload: chatMessage,
});
/** More changed than events say: the window fetches what it misses. */
export const roomChanged = defineSocketEvent({
  name: 'chat_changed',
  direction: 'receive',
  payload: z.object(place),
});
/** A person has come online. @source spec 7 */
export const newUsers = defineSocketEvent({
  name: 'new_users',
  direction: 'receive',
  payload: z.object({ roomId: chatRoomId, online: z.int() }),
});
export const typingReceived = defineSocketEvent({
  name: 'typing',
  direction: 'receive',
  payload: z.object({ roomId: chatRoomId, _id: objectId, name: z.string() }),
});
/** To the windows of the reader alone. */
export const readMarked = defineSocketEvent({
  name: 'read_mark',
  direction: 'receive',
  payload: markChatRead.reply,
});
/** What the person may do in the room is another thing now: the window asks by `set_user`. */
export const accessChanged = defineSocketEvent({
  name: 'chat_access',
  direction: 'receive',
  payload: z.object({ roomId: chatRoomId }),
});
