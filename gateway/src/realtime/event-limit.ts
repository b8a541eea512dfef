import { DomainError } from '@linkyard/service-kit';
import type { Socket } from 'socket.io';
import { asDomainError } from '../http/error.filter.js';
import type { RateLimiter } from '../http/rate-limiter.js';
import { refusalOf } from './on-socket.js';

/** Events that one person may send, over all windows and gateways: far more than a person types, far less than a loop. */
const perPerson = { limit: 60, windowSec: 10, by: 'account' } as const;
/** Events of one socket that wait for their turn. A client that sends faster than they are counted is none of ours. */
const maxWaiting = 200;

/** Refuses the events of a person who sends too many; each is acknowledged with its code. */
export function limitEvents(socket: Socket, limiter: RateLimiter) {
  let waiting = 0;
  socket.use((packet, next) => {
    const acknowledge: unknown = packet.at(-1);
    const refuse = (error: unknown) => {
      if (typeof acknowledge === 'function') acknowledge(refusalOf(asDomainError(error)));
    };
    if (waiting >= maxWaiting) {
      refuse(new DomainError('core.rate_limited'));
      socket.disconnect(true);
      return;
    }
    waiting += 1;
    limiter
      .take(`socket:${socket.data.userId}`, perPerson)
      .then(() => next(), refuse)
      .finally(() => (waiting -= 1));
  });
}
