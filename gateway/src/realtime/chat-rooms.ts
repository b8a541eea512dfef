import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  accessChanged,
  enterChatRooms,
  newUsers,
  readMarked,
  roomMemberChanged,
  roomNotified,
  type AnyCommand,
  type ReplyOf,
  type RequestInput,
} from '@linkyard/contracts';
import { Presence } from '@linkyard/queue';
import { Bus, DomainError, listenOnce, type Logger } from '@linkyard/service-kit';
import type { Server, Socket } from 'socket.io';
import { SessionStore } from '../auth/session-store.js';
import { GATEWAY_LOGGER } from '../config/tokens.js';
import { ContextFactory } from '../http/request-context.js';
import { socketRoomOf } from './socket-rooms.js';

const renewMs = 25_000;
/** `new_users` goes to a room at most this often: after a restart all of its people come at once. */
const quietMs = 5_000;

/** Which sockets are in which chat room, and what they ask of the chat service. @source models.md 25 "Chat", ADR 0059 */
@Injectable()
export class ChatRooms implements OnModuleDestroy {
  private readonly announcedAt = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly bus: Bus,
    @Inject(SessionStore) private readonly sessions: Pick<SessionStore, 'factsOf'>,
    @Inject(ContextFactory) private readonly contexts: Pick<ContextFactory, 'ofSocket'>,
    @Inject(Presence) private readonly presence: Pick<Presence, 'renew' | 'count'>,
    @Inject(GATEWAY_LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /** What happens in a room reaches the sockets of all gateways; one of them hears of it and emits it. */
  listen(server: Server): void {
    listenOnce(this.bus.connection, 'gateway-realtime', roomNotified, ({ roomId, event, payload }) =>
      server.to(chatRoomOf(roomId)).emit(event, payload),
    );
    listenOnce(this.bus.connection, 'gateway-realtime', roomMemberChanged, ({ roomId, userId, isBanned }) => {
      if (isBanned) server.in(socketRoomOf(userId)).socketsLeave(chatRoomOf(roomId));
      server.to(socketRoomOf(userId)).emit(accessChanged.name, { roomId });
    });
    this.timer = setInterval(() => void this.renewAll(server), renewMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Puts the socket into the rooms of its person. @returns the rooms, with what the person may do and has not read */
  async enter(socket: Socket): Promise<ReplyOf<typeof enterChatRooms>> {
    const { features } = await this.factsOf(socket);
    const isReseller = features['whiteLabel'] === true;
    const entered = await this.ask(socket, enterChatRooms, { isReseller });
    socket.data.name = entered.name;
    socket.data.chatRooms = entered.rooms.map(({ roomId }) => roomId);
    await socket.join(entered.rooms.map(({ roomId }) => chatRoomOf(roomId)));
    for (const { roomId, lastReadSeq, unread } of entered.rooms) {
      socket.emit(readMarked.name, { roomId, lastReadSeq, unread });
      void this.announce(socket, roomId);
    }
    return entered;
  }

  /** Sends a command as the person of the socket. @throws DomainError its refusal; core.unauthenticated when the session is over */
  async ask<C extends AnyCommand>(socket: Socket, command: C, payload: RequestInput<C>): Promise<ReplyOf<C>> {
    const facts = await this.factsOf(socket);
    return this.bus.request(command, payload, this.contexts.ofSocket(socket.request, facts));
  }

  /** @throws DomainError auth.not_while_impersonating: what is said in a room reaches others in that person's name */
  async requireOneself(socket: Socket): Promise<void> {
    const { impersonatorId } = await this.factsOf(socket);
    if (impersonatorId !== null) throw new DomainError('auth.not_while_impersonating');
  }

  /** The named room, or the first one of the person, if the socket is in it. */
  roomOf(socket: Socket, named: string | undefined): string | null {
    const rooms: unknown = socket.data.chatRooms;
    const first: unknown = Array.isArray(rooms) ? rooms[0] : undefined;
    const roomId = named ?? (typeof first === 'string' ? first : null);
    return roomId !== null && socket.rooms.has(chatRoomOf(roomId)) ? roomId : null;
  }

  private async factsOf({ data }: Socket) {
    const facts = await this.sessions.factsOf(String(data.userId), String(data.sessionId));
    if (!facts) throw new DomainError('core.unauthenticated');
    return facts;
  }

  private async announce(socket: Socket, roomId: string): Promise<void> {
    try {
      await this.presence.renew(roomId, [String(socket.data.userId)]);
      const now = Date.now();
      if (now - (this.announcedAt.get(roomId) ?? 0) < quietMs) return;
      this.announcedAt.set(roomId, now);
      const payload = newUsers.payload.parse({ roomId, online: await this.presence.count(roomId) });
      socket.nsp.to(chatRoomOf(roomId)).volatile.emit(newUsers.name, payload);
    } catch (error) {
      this.logger.warn({ err: error }, 'who is online in a chat room could not be noted');
    }
  }

  private async renewAll(server: Server): Promise<void> {
    const people = new Map<string, Set<string>>();
    for (const { data, rooms } of server.sockets.sockets.values())
      for (const room of rooms)
        if (room.startsWith(chatPrefix)) {
          const userIds = people.get(room) ?? new Set();
          people.set(room, userIds.add(String(data.userId)));
        }
    const renewals = [...people].map(([room, userIds]) =>
      this.presence.renew(room.slice(chatPrefix.length), [...userIds]),
    );
    const failed = (await Promise.allSettled(renewals)).find(({ status }) => status === 'rejected');
    if (failed) this.logger.warn({ err: failed }, 'who is online in chat rooms could not be noted');
  }
}

const chatPrefix = 'chat:';
export const chatRoomOf = (roomId: string): string => `${chatPrefix}${roomId}`;
