import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { settlesWithin } from '@linkyard/time/with-timeout';

const graceMs = 1_000;
const limitMs = 7_000;
const lookMs = 50;

export interface Draining {
  /** Ends with the last request, or after 7 s with whatever connection is left. */
  finish(): Promise<void>;
}

/**
 * Accepts no new connection, but serves open ones: each next reply carries `Connection: close`. node:http's own `close` breaks
 * idle connections at once, and with them a request that is just arriving.
 * @returns after a second, or as soon as all connections are closed
 * @source quality R28
 */
export async function stopAccepting(server: Server): Promise<Draining> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  }).then(() => {
    isClosed = true;
  });
  await settlesWithin(closed, graceMs);
  return {
    async finish() {
      for (const until = Date.now() + limitMs; !isClosed && Date.now() < until;) {
        server.closeIdleConnections();
        await settlesWithin(closed, lookMs);
      }
      server.closeAllConnections();
    },
  };
}
