import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, jest } from '@jest/globals';
import { closeStalledBody, stallMs } from './stalled-body.js';

/** A watched request with a body; `stall` is what Node reports when the socket was silent for the time it was given. */
function watched(headers: IncomingMessage['headers'] = { 'content-length': '100' }) {
  const socket = new Socket();
  const written = jest.spyOn(socket, 'end').mockReturnThis();
  const request = new IncomingMessage(socket);
  request.headers = headers;
  const response = new ServerResponse(request);
  response.assignSocket(socket);
  closeStalledBody(request, response);
  return { socket, written, request, stall: () => response.emit('timeout', socket) };
}

describe('a request whose body stalls', () => {
  it('is answered with 408 after 15 seconds without a byte', () => {
    const { socket, written, stall } = watched();
    expect(socket.timeout).toBe(15_000);
    stall();
    expect(written.mock.lastCall?.[0]).toContain('408 Request Timeout');
  });

  it('is kept while received bytes wait to be read', () => {
    const { socket, written, request, stall } = watched();
    request.push(Buffer.alloc(10));
    socket.setTimeout(0);
    stall();
    expect(written).not.toHaveBeenCalled();
    expect(socket.timeout).toBe(stallMs);
  });

  it('has no limit on its answer once the body has been read', async () => {
    const { socket, request } = watched({ 'transfer-encoding': 'chunked' });
    const ended = new Promise((resolve) => request.once('end', resolve));
    request.push(null);
    request.resume();
    await ended;
    expect(socket.timeout).toBe(0);
  });

  it('is not watched when it has no body', () => {
    expect(watched({}).socket.timeout).toBeUndefined();
  });
});
