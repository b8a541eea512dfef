import type { IncomingMessage, ServerResponse } from 'node:http';

/** JSON, a form or a webhook is whole by then. */
export const wholeMs = 10_000;
/** The connection of an upload on which no byte arrives for this long is closed. */
export const stallMs = 15_000;
/** An upload needs so many bytes in each minute: 10 kB/s. */
export const minBytes = 600_000;
const minuteMs = 60_000;
/** The whole of an upload, however steadily it arrives: 256 MB at 150 kB/s. */
export const maxRequestMs = 30 * 60_000;

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Closes the connection of a body that stalls or trickles. While received bytes wait here to be written, the client is not at fault. */
export function closeSlowBody(request: IncomingMessage, response: ServerResponse, isUpload = false): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
  const { socket } = request;
  const close = () => {
    if (request.complete) return;
    if (response.headersSent) socket.destroy();
    else socket.end(timedOut, () => socket.destroy());
  };
  const stop = isUpload ? watchUpload(request, response, close) : limitTo(wholeMs, close);
  request.once('end', stop).once('close', stop);
}

function limitTo(ms: number, close: () => void): () => void {
  const timer = setTimeout(close, ms).unref();
  return () => clearTimeout(timer);
}

function watchUpload(request: IncomingMessage, response: ServerResponse, close: () => void): () => void {
  const { socket } = request;
  response.setTimeout(stallMs, () => {
    if (request.complete) return;
    if (request.readableLength > 0) socket.setTimeout(stallMs);
    else close();
  });
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before < minBytes && request.readableLength === 0) close();
    before = socket.bytesRead;
  }, minuteMs).unref();
  return () => {
    clearInterval(timer);
    // After an early answer the socket has its keep-alive timeout already; that one stays.
    if (socket.timeout === stallMs) socket.setTimeout(0);
  };
}
