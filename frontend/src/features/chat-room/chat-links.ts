import { chatRoomId } from '@linkyard/contracts';

export const chatPath = '/chatroom-chat-community';

/** The first value of a parameter that is given once or more often; undefined for what is no id. */
function idIn(params: URLSearchParams, name: string): string | undefined {
  const value = params.get(name);
  return value !== null && /^[0-9a-f]{24}$/.test(value) ? value : undefined;
}

export interface OpenedChat {
  /** Who is to be mentioned. @source models.md 17 "`user` query parameter" */
  userId: string | undefined;
  /** The message to show. */
  messageId: string | undefined;
  roomId: string | undefined;
}

/** What an address asks the chat to open with. Anything but ids is ignored. @source cases G14 */
export function openedChat(params: URLSearchParams): OpenedChat {
  const room = chatRoomId.safeParse(params.get('room'));
  return {
    userId: idIn(params, 'user'),
    messageId: idIn(params, 'msg'),
    roomId: room.success ? room.data : undefined,
  };
}

/** The address of a message, made from nothing but its ids: however the screen was opened, it has the parameter once. */
export function messageLink(origin: string, _id: string, roomId: string | undefined): string {
  const address = new URL(chatPath, origin);
  address.searchParams.set('msg', _id);
  if (roomId !== undefined) address.searchParams.set('room', roomId);
  return address.href;
}
