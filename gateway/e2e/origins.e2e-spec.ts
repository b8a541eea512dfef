import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { baseUrl } from '@linkyard/testing';

const { host, hostname, port } = new URL(baseUrl());

/** The head of the answer to a request with exactly these header lines. */
function ask(line: string, headers: readonly string[], body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', reject).on('close', () => resolve(answer.split('\r\n\r\n')[0] ?? ''));
    socket.write([line, ...headers, `Content-Length: ${body.length}`, 'Connection: close', '', body].join('\r\n'));
  });
}
/** The first bytes of the answer: a socket that was let in stays open. */
function askSocket(line: string, headers: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', reject).once('data', (data) => {
      socket.destroy();
      resolve(data.toString('latin1'));
    });
    const connection = headers.some((header) => header.startsWith('Upgrade')) ? 'Upgrade' : 'close';
    socket.write([line, ...headers, `Connection: ${connection}`, '', ''].join('\r\n'));
  });
}
const statusOf = (head: string) => Number(head.split(' ')[1]);

describe('where a request may come from', () => {
  it('refuses a sign-in that another site posts, and sets no cookie', async () => {
    const form = 'email=a%40example.com&password=x';
    const type = 'Content-Type: application/x-www-form-urlencoded';
    const foreign = await ask(
      'POST /auth/login HTTP/1.1',
      [`Host: ${host}`, 'Origin: https://evil.example', type],
      form,
    );
    const own = await ask('POST /auth/login HTTP/1.1', [`Host: ${host}`, `Origin: ${baseUrl()}`, type], form);
    expect([statusOf(foreign), statusOf(own)]).toEqual([403, 415]);
    expect(foreign + own).not.toMatch(/set-cookie/i);
  });

  it.each(['GET /signin HTTP/1.1', 'GET /some-page HTTP/1.1', 'POST /wl/brand-check HTTP/1.1'])(
    '%s refuses unknown and duplicate hosts',
    async (line) => {
      const unknown = ['Host: evil.example', 'Host: EVIL.example', 'Host: evil.example.', 'Host: evil.example:443'];
      const statuses = await Promise.all(unknown.map(async (name) => statusOf(await ask(line, [name]))));
      expect(statuses).toEqual([421, 421, 421, 421]);
      expect(statusOf(await ask(line, [`Host: ${host}`, `Host: ${host}`]))).toBe(400);
      expect(statusOf(await ask(line, [`Host: ${hostname.toUpperCase()}.:${port}`]))).not.toBe(421);
    },
  );

  it('lets a socket in at hosts that are served alone, and none by polling', async () => {
    const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: c29tZXRoaW5nIHJhbmRvbQ=='];
    const statusAt = async (transport: string, ...hosts: string[]) => {
      const line = `GET /socket.io/?EIO=4&transport=${transport} HTTP/1.1`;
      const headers = [...hosts.map((name) => `Host: ${name}`), ...(transport === 'websocket' ? upgrade : [])];
      return statusOf(await askSocket(line, headers));
    };
    expect(await statusAt('websocket', host)).toBe(101);
    expect(await statusAt('websocket', 'evil.example')).toBe(400);
    expect(await statusAt('websocket', host, host)).toBe(400);
    expect(await statusAt('polling', host)).toBe(400);
  });
});
