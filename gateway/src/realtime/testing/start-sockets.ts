import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Presence } from '@linkyard/queue';
import { Bus, BusConnection, systemContext } from '@linkyard/service-kit';
import { SessionStore } from '../../auth/session-store.js';
import { GATEWAY_LOGGER, READ_TOKEN } from '../../config/tokens.js';
import { RateLimiter } from '../../http/rate-limiter.js';
import { ContextFactory } from '../../http/request-context.js';
import { noteSite } from '../../sites/request-site.js';
import { siteOf } from '../../sites/testing/sites.js';
import { ChatRooms } from '../chat-rooms.js';
import { ChatGateway } from '../chat.gateway.js';
import { RealtimeGateway } from '../realtime.gateway.js';
import { SocketAdapter } from '../socket-adapter.js';

const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
export const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';

export interface RunningSockets {
  app: NestFastifyApplication;
  sockets: SocketAdapter;
  connection: BusConnection;
  limiter: RateLimiter;
  url: string;
}

export async function stopSockets({ sockets, app, connection, limiter }: RunningSockets) {
  await sockets.closeSockets();
  await app.close();
  await Promise.all([connection.close(), limiter.close()]);
}

/** A gateway of nothing but sockets. A token is `user:session`, of a tenant `user:session:tenant`. Sessions called `impersonating` are an admin's. */
export async function startSockets(
  ended: ReadonlySet<string>,
  port = 0,
  verified: () => Promise<void> = async () => undefined,
): Promise<RunningSockets> {
  const connection = await BusConnection.open(natsUrl, 'gateway');
  const limiter = new RateLimiter(redisUrl);
  const tenants = new Map<string, string>();
  const factsOf = async (userId: string, sessionId: string) => {
    await verified();
    if (ended.has(sessionId)) return null;
    const impersonatorId = sessionId === 'impersonating' ? 'admin' : null;
    return { userId, sessionId, tenantId: tenants.get(userId) ?? null, features: {}, impersonatorId };
  };
  const readToken = async (token = '') => {
    const [userId, sessionId, tenantId] = token.split(':');
    if (userId && tenantId) tenants.set(userId, tenantId);
    return userId && sessionId ? { userId, sessionId } : null;
  };
  @Module({
    providers: [
      { provide: Bus, useValue: new Bus(connection, 's'.repeat(32)) },
      { provide: SessionStore, useValue: { factsOf } },
      { provide: READ_TOKEN, useValue: readToken },
      { provide: RateLimiter, useValue: limiter },
      { provide: Presence, useValue: { renew: async () => undefined, count: async () => 1 } },
      { provide: ContextFactory, useValue: { ofSocket: () => systemContext() } },
      { provide: GATEWAY_LOGGER, useValue: { warn: () => undefined } },
      ChatRooms,
      RealtimeGateway,
      ChatGateway,
    ],
  })
  class Root {}
  const app = await NestFactory.create<NestFastifyApplication>(Root, new FastifyAdapter(), { logger: false });
  const sockets = new SocketAdapter(app, {
    redisUrl,
    hosts: {
      decide: (request, decide) => {
        const tenantId = new URL(request.url ?? '/', 'http://any.example').searchParams.get('tenant');
        const site = siteOf('127.0.0.1', tenantId ? 'tenant' : 'platform', tenantId);
        noteSite(request, site);
        decide(null, site);
      },
    },
    allowedHosts: new Set(['app.example']),
  });
  app.useWebSocketAdapter(sockets);
  await app.listen(port, '127.0.0.1');
  await connection.nats.flush();
  return { app, sockets, connection, limiter, url: await app.getUrl() };
}
