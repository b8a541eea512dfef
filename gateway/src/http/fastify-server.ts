import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { compressReplies } from './compress-replies.js';
import { boundCommands } from './bound-commands.js';
import { securityHeaders } from './security-headers.js';
import { limitRequests } from './request-deadline.js';
import { maxJsonBytes } from './too-large.js';
import { runInVisitorLanguage } from './visitor-language.js';
import { closeSlowBody, maxRequestMs } from './stalled-body.js';
import { maxWebhookBytes } from '@linkyard/contracts';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

const maxDepth = 32;
/** The idle connection of a proxy in front lasts 60 s, so ours lasts longer. Headers have 15 s: 10 and one interval of the check. */
const serverOptions = {
  maxHeaderSize: 16_384,
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  requestTimeout: maxRequestMs,
};
const headersOfAll = Object.entries(securityHeaders);

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Fastify behind the edge. @param entrance sees each request first, and passes on what is Fastify's */
export function fastifyServer(
  entrance: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): {
  adapter: FastifyAdapter;
  server: () => Server;
} {
  const isUpload = uploadRoutes();
  let server: Server | undefined;
  const adapter = new FastifyAdapter({
    bodyLimit: maxJsonBytes,
    routerOptions: { maxParamLength: 200 },
    serverFactory: (handler: Handler) => {
      // Fastify's own settings do not reach a server that it did not make.
      server = createServer(serverOptions, (request, response) => {
        closeSlowBody(request, response, isUpload(request));
        entrance(request, response, () => handler(request, response));
      });
      return server;
    },
  });
  return {
    adapter,
    server: () => {
      if (!server) throw new Error('the HTTP server has not been made yet');
      return server;
    },
  };
}

/** Plugins and the refusals that Fastify makes before Nest sees a request. */
export async function prepareFastify(app: NestFastifyApplication) {
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: 25 * 1024 * 1024, files: 1 } });
  const fastify = app.getHttpAdapter().getInstance();
  compressReplies(fastify);
  limitRequests(fastify);
  runInVisitorLanguage(fastify);
  // On Node's own response: an answer that goes past Fastify carries them too.
  fastify.addHook('onRequest', async (_request, { raw }) => {
    for (const [name, value] of headersOfAll) raw.setHeader(name, value);
  });
  const limits = bodyLimits();
  fastify.addHook('onRoute', (route) => {
    const limit = route.url.startsWith('/webhooks/') ? maxWebhookBytes : limits.get(route.url);
    if (limit !== undefined) route.bodyLimit = limit;
  });
  fastify.addHook('preValidation', async (request) => {
    if (depthOf(request.body) > maxDepth) throw Object.assign(new Error('nested too deep'), { statusCode: 400 });
  });
}

/** Whether a request brings a file to a route that takes one: a contract's, or the form of a page without JavaScript. */
function uploadRoutes(): (request: IncomingMessage) => boolean {
  const paths = new Set<string>(boundCommands().flatMap(({ http }) => (http.body === 'multipart' ? http.path : [])));
  return ({ url = '', headers }) => {
    const [path = ''] = url.split('?');
    const isTaken = paths.has(path) || /^\/f\/[^/]+\/[^/]+\/[^/]+\/file$/.test(path);
    return isTaken && /^\s*multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');
  };
}

/** Path → bytes of its JSON body. Files are limited where they are received. */
const bodyLimits = () =>
  new Map(
    boundCommands().flatMap(({ http }): [string, number][] =>
      http.maxBytes === undefined || http.body === 'multipart' ? [] : [[http.path, http.maxBytes]],
    ),
  );

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return depth;
  return Object.values(value).reduce<number>((deepest, child) => Math.max(deepest, depthOf(child, depth + 1)), depth);
}
