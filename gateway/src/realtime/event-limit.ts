import { DomainError } from '@linkyard/service-kit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Socket } from 'socket.io';
import { refusalOf } from './on-socket.js';

/** Events that one socket may send: far more than a person types, far less than a loop. */
const points = 60;
const duration = 10;

/** Refuses the events of a socket that sends too many; each is acknowledged with its code. */
export function limitEvents(socket: Socket) {
  const limiter = new RateLimiterMemory({ points, duration });
  socket.use((packet, next) => {
    limiter.consume(socket.id).then(
      () => next(),
      () => {
        const acknowledge: unknown = packet.at(-1);
        if (typeof acknowledge === 'function') acknowledge(refusalOf(new DomainError('core.rate_limited')));
      },
    );
  });
}
