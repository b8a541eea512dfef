import type { IncomingMessage, ServerResponse } from 'node:http';

/** Asked by certificate authorities and by our own look at a domain, which both mean this very host. */
const ownPaths = /^\/\.well-known\/(?:acme-challenge|domain-verify)(?:\/|$)/;

export const staysAtMovedHost = (url = '/'): boolean => ownPaths.test(url);

/**
 * Redirects to the same path and query of another origin. The origin comes from stored records alone; only a path can follow it, so that
 * nothing in the request names a host.
 * @source RFC 9110 15.4.2, 15.4.9
 */
export function leadOn(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // 301 turns a POST into a GET; 308 keeps method and body.
  response.writeHead(isRead ? 301 : 308, {
    location: `${origin}${pathOf(request.url)}`,
    // Browsers keep a 301 for good otherwise, and would go round in circles once a host is taken back.
    'cache-control': 'no-cache',
    'content-length': 0,
  });
  response.end();
}

/** `http://evil.example/x`, `@evil.example` and `.evil.example` after an origin would be another host. */
function pathOf(url = '/'): string {
  if (url.startsWith('/')) return url;
  if (!URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/') ? `${pathname}${search}` : '/';
}
