import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from './cached-page.js';

/** Writes a page that lies in memory, or 304 when the client has it already. */
export function writePage(request: IncomingMessage, response: ServerResponse, page: CachedPage) {
  const known = request.headers['if-none-match'];
  // The etags of the three forms begin with the same hash, so one look covers a list of them.
  if (known !== undefined && page.status === 200 && known.includes(page.etag)) {
    response.writeHead(304, page.notModified).end();
    return;
  }
  response.writeHead(page.status, page.headers);
  response.end(request.method === 'HEAD' ? undefined : page.body);
}
