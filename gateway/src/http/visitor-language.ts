import type { FastifyInstance } from 'fastify';
import { acceptedLanguage } from '@linkyard/languages';
import { inLanguage } from '@linkyard/languages/request';
import { firstTag } from './request-context.js';

/**
 * Handlers run in the language that the browser asks for. The hook runs after the body was read, because events of its
 * stream leave the context of an earlier hook.
 */
export function runInVisitorLanguage(fastify: Pick<FastifyInstance, 'addHook'>) {
  fastify.addHook('preHandler', (request, _reply, done) =>
    inLanguage(
      acceptedLanguage(request.headers['accept-language']),
      done,
      firstTag(request.headers['accept-language']) || undefined,
    ),
  );
}
