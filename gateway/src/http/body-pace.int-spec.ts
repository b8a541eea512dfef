import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { watchBody } from './body-pace.js';

const pace = { windowMs: 100, leastBytes: 2_000, plainMs: 150 };
let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A server whose requests are read by `read`, and what becomes of the first of them. */
async function listening(read: (request: import('node:http').IncomingMessage) => void) {
  let tell: (fate: string) => void = () => undefined;
  const fate = new Promise<string>((resolve) => (tell = resolve));
  server = createServer((request, response) => {
    watchBody(request, pace);
    request.once('close', () => tell(request.complete ? 'whole' : 'cut'));
    request.on('error', () => undefined);
    read(request);
    request.once('end', () => response.end('thanks'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, fate };
}

/** Sends `chunk` again and again until the body is whole or the other side hangs up. @returns what it answered */
function send(port: number, type: string, length: number, chunk: Buffer, everyMs: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let sent = 0;
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`);
    const timer = setInterval(() => {
      const next = chunk.subarray(0, length - sent);
      sent += next.length;
      if (next.length > 0) socket.write(next);
    }, everyMs);
    socket.on('data', (data) => {
      answer += data.toString();
      if (answer.includes('thanks')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer.split('\r\n')[0] ?? '');
    });
  });
}
const form = 'multipart/form-data; boundary=x';

describe('the pace of a body', () => {
  it('a file that trickles in is let go, and told so', async () => {
    const { port, fate } = await listening((request) => request.resume());
    expect(await send(port, form, 1_000_000, Buffer.alloc(20), 10)).toBe('HTTP/1.1 408 Request Timeout');
    expect(await fate).toBe('cut');
  });

  it('one that comes steadily has the time it needs', async () => {
    const { port, fate } = await listening((request) => request.resume());
    // Longer than any one window, and than anything that is no file may take.
    expect(await send(port, form, 400_000, Buffer.alloc(10_000), 10)).toBe('HTTP/1.1 200 OK');
    expect(await fate).toBe('whole');
  });

  it('waits with a client that is kept waiting', async () => {
    const { port, fate } = await listening((request) => {
      // A store that takes nothing for several windows.
      request.pause();
      setTimeout(() => request.resume(), pace.windowMs * 6);
    });
    expect(await send(port, form, 300_000, Buffer.alloc(300_000), 5)).toBe('HTTP/1.1 200 OK');
    expect(await fate).toBe('whole');
  });

  it('what is no file has its time, and no more', async () => {
    const { port, fate } = await listening((request) => request.resume());
    expect(await send(port, 'application/json', 100_000, Buffer.alloc(500), 10)).toBe('HTTP/1.1 408 Request Timeout');
    expect(await fate).toBe('cut');
  });
});
