import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { sessionsEnded, userNotified } from '@linkyard/contracts';
import { listen, type Bus } from '@linkyard/service-kit';
import type { ReadToken } from '../auth/read-token.js';
import type { SessionStore } from '../auth/session-store.js';
import { realtimePath } from '../http/answered-segments.js';
import type { HostGate } from '../http/host-gate.js';

interface Parts {
  bus: Bus;
  sessions: SessionStore;
  readToken: ReadToken;
  hosts: Pick<HostGate, 'refusalOf'>;
  allowedHosts: ReadonlySet<string>;
}

/**
 * socket.io at the product's own origin. A socket belongs to the user of its token; `set_user` may repeat that id and can name no other.
 * @source spec 7 "Real-time socket", quality 3 "Socket handshake"
 */
export function startRealtime(server: HttpServer, { bus, sessions, readToken, hosts, allowedHosts }: Parts): Server {
  const io = new Server(server, {
    path: realtimePath,
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    connectTimeout: 20_000,
    // socket.io takes its requests before the server's entrance sees them.
    allowRequest: (request, decide) =>
      hosts.refusalOf(request, (refusal) =>
        decide(null, refusal === null && isOwnOrigin(request.headers.origin, allowedHosts)),
      ),
  });
  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth['token'];
    void authenticate(typeof token === 'string' ? token : undefined)
      .then(({ userId, sessionId }) => {
        socket.data.userId = userId;
        socket.data.sessionId = sessionId;
        next();
      })
      .catch(() => next(new Error('unauthenticated')));
  });
  io.on('connection', (socket) => {
    void socket.join([roomOf(String(socket.data.userId)), sessionRoomOf(String(socket.data.sessionId))]);
    socket.on('set_user', (userId: unknown) => {
      if (userId !== socket.data.userId) socket.disconnect(true);
    });
  });
  listen(bus.connection, userNotified, ({ userId, event, payload }) => io.to(roomOf(userId)).emit(event, payload));
  // An ended session receives nothing more, and its open windows notice at once.
  listen(bus.connection, sessionsEnded, ({ userId, sessionIds }) =>
    io.in(sessionIds?.map(sessionRoomOf) ?? roomOf(userId)).disconnectSockets(true),
  );
  return io;

  async function authenticate(token: string | undefined) {
    const claims = await readToken(token);
    const facts = claims && (await sessions.factsOf(claims.userId, claims.sessionId));
    if (!facts) throw new Error('unauthenticated');
    return { userId: facts.userId, sessionId: facts.sessionId };
  }
}

const roomOf = (userId: string) => `user:${userId}`;
const sessionRoomOf = (sessionId: string) => `session:${sessionId}`;

/** A browser always names its origin for a socket; other clients may leave it out and still need a token. */
const isOwnOrigin = (origin: string | undefined, hosts: ReadonlySet<string>) =>
  origin === undefined || (URL.canParse(origin) && hosts.has(new URL(origin).host));
