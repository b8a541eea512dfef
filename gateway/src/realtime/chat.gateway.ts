import { WebSocketGateway, type OnGatewayInit } from '@nestjs/websockets';
import {
  deleteChatMessage,
  deleteMessage,
  editChatMessage,
  editMessage,
  markChatRead,
  reactMessage,
  reactToChatMessage,
  readMark,
  readMarked,
  sendChatMessage,
  sendMessage,
  typing,
  typingReceived,
  type SocketEvent,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { Server, Socket } from 'socket.io';
import type { z } from 'zod';
import { RateLimiter } from '../http/rate-limiter.js';
import { chatRoomOf, ChatRooms } from './chat-rooms.js';
import { OnSocket } from './on-socket.js';
import { socketRoomOf } from './socket-rooms.js';

/** @source models.md 17 "5 messages / 10 s" */
const messageRate = { limit: 5, windowSec: 10, by: 'account' } as const;

type PayloadOf<Event> = Event extends SocketEvent<infer Payload> ? z.output<Payload> : never;

/** What people do in chat rooms by socket. Each event is acknowledged with the message as it is now, or with a refusal. */
@WebSocketGateway()
export class ChatGateway implements OnGatewayInit<Server> {
  private server: Server | undefined;

  constructor(
    private readonly rooms: ChatRooms,
    private readonly limiter: RateLimiter,
  ) {}

  afterInit(server: Server): void {
    this.server = server;
    this.rooms.listen(server);
  }

  @OnSocket(sendMessage)
  async send(socket: Socket, message: PayloadOf<typeof sendMessage>) {
    await this.rooms.requireOneself(socket);
    await this.limiter.take(`chat-send:${socket.data.userId}`, messageRate);
    return this.rooms.ask(socket, sendChatMessage, message);
  }

  @OnSocket(editMessage)
  async edit(socket: Socket, change: PayloadOf<typeof editMessage>) {
    await this.rooms.requireOneself(socket);
    return this.rooms.ask(socket, editChatMessage, change);
  }

  @OnSocket(deleteMessage)
  async delete(socket: Socket, named: PayloadOf<typeof deleteMessage>) {
    await this.rooms.requireOneself(socket);
    return this.rooms.ask(socket, deleteChatMessage, named);
  }

  @OnSocket(reactMessage)
  async react(socket: Socket, { _id, reaction: emoji }: PayloadOf<typeof reactMessage>) {
    await this.rooms.requireOneself(socket);
    return this.rooms.ask(socket, reactToChatMessage, { _id, emoji });
  }

  /** Not stored, and dropped for those who are slow. */
  @OnSocket(typing)
  async type(socket: Socket, { roomId: named }: PayloadOf<typeof typing>) {
    await this.rooms.requireOneself(socket);
    const roomId = this.rooms.roomOf(socket, named);
    if (roomId === null) throw new DomainError('core.not_found');
    const payload = typingReceived.payload.parse({ roomId, _id: socket.data.userId, name: socket.data.name });
    socket.volatile.to(chatRoomOf(roomId)).emit(typingReceived.name, payload);
    return {};
  }

  /** The other windows of the person show it as read too. */
  @OnSocket(readMark)
  async markRead(socket: Socket, mark: PayloadOf<typeof readMark>) {
    await this.rooms.requireOneself(socket);
    const read = await this.rooms.ask(socket, markChatRead, mark);
    this.server?.to(socketRoomOf(String(socket.data.userId))).emit(readMarked.name, read);
    return read;
  }
}
