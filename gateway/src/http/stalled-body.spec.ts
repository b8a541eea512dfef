import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { closeSlowBody, minBytes, stallMs } from './stalled-body.js';

interface Watched {
  headers?: IncomingMessage['headers'];
  isUpload?: boolean;
}

/** A watched request with a body; `stall` is what Node reports when the socket was silent for the time it was given. */
function watched({ headers = { 'content-length': '100' }, isUpload = false }: Watched = {}) {
  const socket = new Socket();
  const written = jest.spyOn(socket, 'end').mockReturnThis();
  const request = new IncomingMessage(socket);
  request.headers = headers;
  const response = new ServerResponse(request);
  response.assignSocket(socket);
  closeSlowBody(request, response, isUpload);
  let received = 0;
  Object.defineProperty(socket, 'bytesRead', { get: () => received });
  const receive = (bytes: number) => {
    received = bytes;
  };
  return { socket, written, request, receive, stall: () => response.emit('timeout', socket) };
}
async function readToItsEnd(request: IncomingMessage) {
  const ended = new Promise((resolve) => request.once('end', resolve));
  request.push(null);
  request.resume();
  await ended;
}
const refusal = expect.stringContaining('408 Request Timeout');

describe('a request whose body arrives slowly', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  it('is answered with 408 when it is not whole after 10 seconds, however steadily bytes arrive', () => {
    const { written, request } = watched();
    for (let second = 0; second < 9; second += 1) {
      request.push('x');
      jest.advanceTimersByTime(1_000);
    }
    expect(written).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(written.mock.lastCall?.[0]).toEqual(refusal);
  });

  it('has no limit on its answer once the body has been read', async () => {
    const { written, request } = watched({ headers: { 'transfer-encoding': 'chunked' } });
    await readToItsEnd(request);
    jest.advanceTimersByTime(60_000);
    expect(written).not.toHaveBeenCalled();
  });

  it('is not watched when it has no body', () => {
    watched({ headers: {} });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('an upload that arrives slowly', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  it('is answered with 408 after 15 seconds without a byte', () => {
    const { socket, written, stall } = watched({ isUpload: true });
    expect(socket.timeout).toBe(15_000);
    stall();
    expect(written.mock.lastCall?.[0]).toEqual(refusal);
  });

  it('is answered with 408 after a minute below 10 kB a second', () => {
    const { written, receive } = watched({ isUpload: true });
    receive(minBytes);
    jest.advanceTimersByTime(60_000);
    expect(written).not.toHaveBeenCalled();
    receive(2 * minBytes - 1);
    jest.advanceTimersByTime(60_000);
    expect(written.mock.lastCall?.[0]).toEqual(refusal);
  });

  it('is kept while received bytes wait to be read', () => {
    const { socket, written, request, stall } = watched({ isUpload: true });
    request.push(Buffer.alloc(10));
    socket.setTimeout(0);
    stall();
    jest.advanceTimersByTime(60_000);
    expect(written).not.toHaveBeenCalled();
    expect(socket.timeout).toBe(stallMs);
  });

  it('has no limit on its answer once the body has been read', async () => {
    const { socket, written, request } = watched({ isUpload: true });
    await readToItsEnd(request);
    jest.advanceTimersByTime(120_000);
    expect(socket.timeout).toBe(0);
    expect(written).not.toHaveBeenCalled();
  });
});
