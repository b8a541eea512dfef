import type { FastifyInstance } from 'fastify';
import { beginDeadline } from '@linkyard/service-kit';
import { boundCommands } from './bound-commands.js';

/** All commands of one request together, where it is not the route of one contract. */
const requestMs = 25_000;

/**
 * Everything that a request asks of services has one time limit, counted from the end of its body. An upload has none: its command is sent
 * when the file has arrived.
 * @source ADR 0031
 */
export function limitRequests(fastify: Pick<FastifyInstance, 'addHook'>, commands = boundCommands()) {
  const limits = new Map<string, number>(
    commands.map(({ http, timeoutMs }) => [http.path, Math.max(requestMs, timeoutMs)]),
  );
  fastify.addHook('preHandler', (request, reply, done) => {
    if (request.isMultipart()) return done();
    const limitMs = limits.get(request.routeOptions.url ?? '') ?? requestMs;
    reply.raw.once('close', beginDeadline(Date.now() + limitMs, done));
  });
}
