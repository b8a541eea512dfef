import { Inject } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayConnection, type OnGatewayInit } from '@nestjs/websockets';
import { sessionsEnded, setUser, userNotified } from '@linkyard/contracts';
import { Bus, listen, listenOnce } from '@linkyard/service-kit';
import { bulkhead } from 'cockatiel';
import type { Server, Socket } from 'socket.io';
import type { ReadToken } from '../auth/read-token.js';
import { SessionStore } from '../auth/session-store.js';
import { READ_TOKEN } from '../config/tokens.js';
import { isAccountOf, siteOfRequest } from '../sites/request-site.js';
import { RateLimiter } from '../http/rate-limiter.js';
import { ChatRooms } from './chat-rooms.js';
import { limitEvents } from './event-limit.js';
import { OnSocket } from './on-socket.js';
import { socketRoomOf } from './socket-rooms.js';

/**
 * When all windows come back at once, more would be asked of the auth service than it lets wait, and be refused: they wait here.
 * @source quality R25
 */
const openingAtOnce = 50;
const openingLater = 20_000;

/** A socket belongs to the user of its token; `set_user` may repeat that id and can name no other. */
@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit<Server>, OnGatewayConnection<Socket> {
  private readonly opening = bulkhead(openingAtOnce, openingLater);

  constructor(
    private readonly bus: Bus,
    @Inject(SessionStore) private readonly sessions: Pick<SessionStore, 'factsOf'>,
    @Inject(READ_TOKEN) private readonly readToken: ReadToken,
    private readonly limiter: RateLimiter,
    private readonly chat: ChatRooms,
  ) {}

  afterInit(server: Server) {
    server.use((socket, next) => {
      this.opening
        .execute(() => this.authenticate(socket))
        .then(
          () => next(),
          () => next(new Error('unauthenticated')),
        );
    });
    // One gateway receives the signal and emits it to the sockets of all.
    listenOnce(this.bus.connection, 'gateway-realtime', userNotified, ({ userId, event, payload }) =>
      server.to(socketRoomOf(userId)).emit(event, payload),
    );
    // An ended session receives nothing more, and its open windows notice at once: each gateway ends its own sockets.
    listen(this.bus.connection, sessionsEnded, ({ userId, sessionIds }) =>
      server.local.in(sessionIds?.map(sessionRoomOf) ?? socketRoomOf(userId)).disconnectSockets(true),
    );
  }

  async handleConnection(socket: Socket) {
    limitEvents(socket, this.limiter);
    await socket.join([socketRoomOf(String(socket.data.userId)), sessionRoomOf(String(socket.data.sessionId))]);
  }

  /** The socket is in the chat rooms of its person from then on; the answer says which. */
  @OnSocket(setUser)
  async setUser(socket: Socket, userId: string) {
    if (userId !== socket.data.userId) {
      socket.disconnect(true);
      return undefined;
    }
    return this.chat.enter(socket);
  }

  private async authenticate(socket: Socket) {
    const { token, key }: Record<string, unknown> = socket.handshake.auth;
    const claims = await this.readToken(typeof token === 'string' ? token : undefined, key);
    const facts = claims && (await this.sessions.factsOf(claims.userId, claims.sessionId));
    const isOfSite = facts !== null && isAccountOf(siteOfRequest({ raw: socket.request }), facts);
    // A window that comes back is still in the rooms of the account that it left with.
    const isSame = (socket.data.userId ?? facts?.userId) === facts?.userId;
    if (!facts || !isOfSite || !isSame) throw new Error('unauthenticated');
    socket.data.userId = facts.userId;
    socket.data.sessionId = facts.sessionId;
  }
}

const sessionRoomOf = (sessionId: string) => `session:${sessionId}`;
