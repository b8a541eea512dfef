import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { longestBodyMs, watchBody } from './body-pace.js';
import { compressReplies } from './compress-replies.js';
import { boundCommands } from './contract-routes.js';
import { securityHeaders } from './security-headers.js';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

const maxJsonBytes = 1024 * 1024;
/** What any contract may ask for; each has its own limit below it. */
const mostBytes = 6 * 1024 * 1024;
const maxDepth = 32;
const headersOfAll = Object.entries(securityHeaders);

/** Fastify behind our own look at each request: what the edge answers never reaches it. */
export function fastifyServer(isAnswered: (request: IncomingMessage, response: ServerResponse) => boolean): {
  adapter: FastifyAdapter;
  server: () => Server;
} {
  let server: Server | undefined;
  const adapter = new FastifyAdapter({
    bodyLimit: mostBytes,
    routerOptions: { maxParamLength: 200 },
    serverFactory: (handler: (request: IncomingMessage, response: ServerResponse) => void) => {
      // Fastify's own settings do not reach a server that it did not make. Longer than a proxy in front keeps an idle connection.
      server = createServer(
        { maxHeaderSize: 16_384, keepAliveTimeout: 65_000, requestTimeout: longestBodyMs },
        (request, response) => {
          watchBody(request);
          if (!isAnswered(request, response)) handler(request, response);
        },
      );
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
  const limits = new Map(
    boundCommands().map(({ http }): [string, number] => [http.path, http.maxBytes ?? maxJsonBytes]),
  );
  // On Node's own response: an answer that goes past Fastify carries them too.
  fastify.addHook('onRequest', async (_request, { raw }) => {
    for (const [name, value] of headersOfAll) raw.setHeader(name, value);
  });
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    const isFile = request.headers['content-type']?.startsWith('multipart/') ?? false;
    return isFile
      ? payload
      : limited(payload, limits.get(request.routeOptions.url ?? '') ?? maxJsonBytes, request.headers['content-length']);
  });
  fastify.addHook('preValidation', async (request) => {
    if (depthOf(request.body) > maxDepth) throw Object.assign(new Error('nested too deep'), { statusCode: 400 });
  });
}

/** Refuses a body that is longer than its contract allows: by what it says beforehand, or by counting what says nothing. */
function limited(payload: Readable, limit: number, announced: string | undefined): Readable {
  const tooLarge = () => Object.assign(new Error('body too large'), { statusCode: 413 });
  if (Number(announced ?? 0) > limit) throw tooLarge();
  // Node's parser gives no byte more than were announced.
  if (announced !== undefined) return payload;
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      if (size > limit) next(tooLarge());
      else next(null, chunk);
    },
  });
  // A client that leaves in the middle ends the reading too.
  payload.once('error', (error) => counted.destroy(error));
  return payload.pipe(counted);
}

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return depth;
  return Object.values(value).reduce<number>((deepest, child) => Math.max(deepest, depthOf(child, depth + 1)), depth);
}
