import type { IncomingMessage, ServerResponse } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { redisOptions } from '@linkyard/queue';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import type { Site } from '@linkyard/contracts';
import { normaliseHost } from '../config/normalise-host.js';
import { realtimePath } from '../http/answered-segments.js';
import { closeSlowBody } from '../http/stalled-body.js';
import type { HostGate } from '../http/host-gate.js';
import { isTrustedOrigin } from '../sites/request-site.js';

interface Parts {
  redisUrl: string;
  hosts: Pick<HostGate, 'decide'>;
  allowedHosts: ReadonlySet<string>;
}

const recoverableForMs = 2 * 60_000;
/** What waits for one browser that does not read; above it the browser is dropped, comes back, and fetches what it missed. */
const maxBufferedBytes = 1024 * 1024;
const checkBufferedMs = 5_000;

/**
 * socket.io at the product's own origin. What one gateway emits reaches the sockets of all of them through a Redis stream,
 * and a browser that comes back within two minutes gets what it missed.
 * @source spec 7 "Real-time socket", quality 3 "Socket handshake"
 */
export class SocketAdapter extends IoAdapter {
  private readonly redis: Redis;
  private server: Server | undefined;
  private readonly slowCheck: NodeJS.Timeout;

  constructor(
    app: INestApplicationContext,
    private readonly parts: Parts,
  ) {
    super(app);
    const { url, ...options } = redisOptions(parts.redisUrl, 'worker');
    this.redis = new Redis(url, options);
    // Reconnects by itself; until then sockets stay open and hear nothing.
    this.redis.on('error', () => undefined);
    this.slowCheck = setInterval(() => this.dropSlow(), checkBufferedMs);
    this.slowCheck.unref();
  }

  override createIOServer(): Server {
    const server = new Server(this.httpServer, {
      path: realtimePath,
      serveClient: false,
      // Long polling would need every request of a browser to reach the same gateway. @source ADR 0059
      transports: ['websocket'],
      maxHttpBufferSize: 64 * 1024,
      connectTimeout: 20_000,
      adapter: createAdapter(this.redis),
      // A session that has ended in the meantime is refused on reconnect too.
      connectionStateRecovery: { maxDisconnectionDuration: recoverableForMs, skipMiddlewares: false },
      // socket.io takes its requests before the server's entrance sees them.
      allowRequest: (request, decide) =>
        this.parts.hosts.decide(request, (_refusal, site) =>
          decide(null, site !== null && !site.movedTo && this.isOwnOrigin(request, site)),
        ),
    });
    server.engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      closeSlowBody(request, response);
      next();
    });
    this.server = server;
    return server;
  }

  /** The sockets of this gateway. */
  connected() {
    return this.server?.sockets.sockets.values() ?? [].values();
  }

  /** Ends this gateway's sockets of hosts that are served no longer; such a host takes none when they come back. */
  endUnserved(isServed: (host: string) => boolean): void {
    for (const socket of this.connected()) if (!isServed(socket.handshake.headers.host ?? '')) socket.disconnect(true);
  }

  /** Called every few seconds. @source quality 2 "Backpressure" */
  dropSlow(): void {
    for (const { conn } of this.connected())
      // Without waiting for what is buffered to be sent: that is what does not happen.
      if (bufferedBytes(conn) > maxBufferedBytes) conn.close(true);
  }

  /** Ends all sockets; the state of each is kept for its way back to another gateway. */
  async closeSockets(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    await server?.close();
  }

  override async close(server: Server): Promise<void> {
    if (server === this.server) await this.closeSockets();
  }

  override async dispose(): Promise<void> {
    clearInterval(this.slowCheck);
    this.redis.disconnect();
  }

  /** A browser always names its origin for a socket; other clients may leave it out and still need a token. */
  private isOwnOrigin({ headers: { origin, host } }: IncomingMessage, site: Site): boolean {
    if (origin === undefined) return true;
    const from = URL.canParse(origin) ? normaliseHost(new URL(origin).host) : null;
    return from !== null && isTrustedOrigin(site, from, host, this.parts.allowedHosts);
  }
}

/** Of the packets that engine.io holds back for a transport that does not take them; it has no public count of them. @source ADR 0040 */
export function bufferedBytes(connection: object): number {
  const packets: unknown = Reflect.get(connection, 'writeBuffer');
  if (!Array.isArray(packets)) throw new TypeError('engine.io no longer keeps its packets in writeBuffer');
  return packets.reduce((sum: number, packet: unknown) => sum + sizeOf(dataOf(packet)), 0);
}

const dataOf = (packet: unknown): unknown =>
  typeof packet === 'object' && packet !== null && 'data' in packet ? packet.data : undefined;

const sizeOf = (data: unknown): number =>
  typeof data === 'string' ? data.length : ArrayBuffer.isView(data) ? data.byteLength : 0;
