import type { IncomingMessage, ServerResponse } from 'node:http';

/** A connection on which no byte of a body arrives for this long is closed. */
export const stallMs = 15_000;
/** The whole request, however steadily it arrives: 256 MB at 150 kB/s. */
export const maxRequestMs = 30 * 60_000;

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Closes the connection of a body that stalls. While received bytes wait here to be written, the client is not at fault. */
export function closeStalledBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
  const { socket } = request;
  response.setTimeout(stallMs, () => {
    if (request.complete) return;
    if (request.readableLength > 0) socket.setTimeout(stallMs);
    else if (response.headersSent) socket.destroy();
    else socket.end(timedOut, () => socket.destroy());
  });
  // After an early answer the socket has its keep-alive timeout already; that one stays.
  request.once('end', () => {
    if (socket.timeout === stallMs) socket.setTimeout(0);
  });
}
