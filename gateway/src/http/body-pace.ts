import type { IncomingMessage } from 'node:http';

/** How slowly a body may come. */
export interface BodyPace {
  /** Looked at every so many milliseconds. */
  windowMs: number;
  /** Bytes that a file must bring in a window, while we wait for the client and not the client for us. */
  leastBytes: number;
  /** What is no file has this long for all of it, milliseconds. */
  plainMs: number;
}

/** 2 kB a second: slower than a phone at the edge of its network, faster than somebody who only holds connections. */
export const bodyPace: BodyPace = { windowMs: 20_000, leastBytes: 40 * 1024, plainMs: 60_000 };
/** No body takes longer than this, however steadily it comes, milliseconds. */
export const longestBodyMs = 2 * 60 * 60_000;

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Lets clients go whose body does not come: a file as soon as it is too slow, anything else after a minute. A slow store is not the
 * client's fault: while bytes wait here to be written, its time stands still.
 * @source quality 3 "Upload crash"
 */
export function watchBody(request: IncomingMessage, pace: BodyPace = bodyPace): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
  const isFile = /^multipart\//i.test(request.headers['content-type'] ?? '');
  const timer = isFile ? watchPace(request, pace) : setTimeout(() => letGo(request), pace.plainMs);
  timer.unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
}

function watchPace(request: IncomingMessage, { windowMs, leastBytes }: BodyPace): NodeJS.Timeout {
  const { socket } = request;
  let before = socket.bytesRead;
  let hasWaited = false;
  const look = () => {
    if (request.readableEnded || request.destroyed) return;
    const came = socket.bytesRead - before;
    const isWaiting = request.readableLength > 0;
    // A window that began while bytes waited here says nothing of the client either.
    const isSlow = came < leastBytes && !isWaiting && !hasWaited;
    before = socket.bytesRead;
    hasWaited = isWaiting;
    if (isSlow) letGo(request);
  };
  // After what lies in the socket has been read: a process that was busy itself must not blame the client.
  return setInterval(() => setImmediate(look), windowMs);
}

function letGo({ socket }: IncomingMessage) {
  // For whoever still listens; then the connection ends as if the client had gone, which leaves nothing behind.
  if (socket.writable) socket.end(timedOut, () => socket.destroy());
  else socket.destroy();
}
