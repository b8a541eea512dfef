import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Reply } from './reply.js';

export interface SimRequest {
  method: string;
  path: string;
  /** Named groups of the route's pattern. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The body, when it is a form. */
  form: URLSearchParams;
  /** The body as text. */
  body: string;
  /** The body as it came. */
  bytes: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
}
export type Handler = (request: SimRequest) => Reply | Promise<Reply>;
export type Route = readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', pattern: RegExp, handler: Handler];

export interface Listening {
  /** Origin, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}
export interface ServeOptions {
  host: string;
  /** 0: any free port. */
  port: number;
  notFound: Handler;
}

const maxBody = 1024 * 1024;

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > maxBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const plain = (status: number, text: string): Reply => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: text,
});

async function answer(request: IncomingMessage, routes: readonly Route[], notFound: Handler): Promise<Reply> {
  if (!URL.canParse(request.url ?? '', 'http://simulator')) return plain(400, 'Bad request');
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://simulator');
  const bytes = await bodyOf(request);
  if (bytes === null) return plain(413, 'Too large');
  const body = bytes.toString('utf8');
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const form = new URLSearchParams(isForm ? body : '');
  const seen = { method, path: pathname, query: searchParams, form, body, bytes, headers };
  for (const [wanted, pattern, handler] of routes) {
    const match = wanted === method ? pattern.exec(pathname) : null;
    if (match) return handler({ ...seen, params: { ...match.groups } });
  }
  return notFound({ ...seen, params: {} });
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A small HTTP server over routes; everything a simulator needs and nothing else. */
export async function serve(routes: readonly Route[], { host, port, notFound }: ServeOptions): Promise<Listening> {
  const server = createServer((request, response) => {
    answer(request, routes, notFound).then(
      (reply) => send(request, response, reply),
      (error: unknown) => send(request, response, plain(500, `The simulator failed: ${String(error)}`)),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${bound}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
