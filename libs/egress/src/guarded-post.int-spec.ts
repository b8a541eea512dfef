import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createGuardedPost } from './guarded-post.js';

const options = { headers: {}, body: Buffer.from('hello'), timeoutMs: 2_000 };

describe('many small requests to the same host', () => {
  let server: Server;
  let host = '';
  let connections = 0;
  let bodies: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        bodies.push(Buffer.concat(chunks).toString());
        if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end();
        else if (request.url !== '/silent') response.writeHead(201, { 'retry-after': '7' }).end('ignored');
      });
    });
    server.on('connection', () => (connections += 1));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('share a connection', async () => {
    const post = createGuardedPost({ allowHosts: [host] });
    bodies = [];
    const before = connections;
    for (let time = 0; time < 5; time += 1) {
      const { status, headers } = await post(`http://${host}/`, options);
      expect([status, headers['retry-after']]).toEqual([201, '7']);
    }
    expect(bodies).toEqual(Array(5).fill('hello'));
    expect(connections - before).toBe(1);
    post.close();
  });

  it('go nowhere but to public servers, whatever the name leads to', async () => {
    const inside = createGuardedPost({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
    const bare = createGuardedPost();
    const before = connections;
    for (const [post, url] of [
      [bare, `http://${host}/`],
      [bare, 'http://169.254.169.254/latest'],
      [bare, 'http://[::1]/'],
      [bare, 'http://user:secret@example.com/'],
      [bare, 'ftp://example.com/'],
      [bare, 'nonsense'],
      [inside, 'https://fcm.googleapis.com/fcm/send/x'],
      [inside, `http://push.example:${host.split(':')[1]}/`],
    ] as const)
      await expect(post(url, options)).rejects.toMatchObject({ code: 'egress.refused' });
    expect(connections).toBe(before);
    inside.close();
    bare.close();
  });

  it('follow no redirect, and end at their limit', async () => {
    const post = createGuardedPost({ allowHosts: [host] });
    expect((await post(`http://${host}/moved`, options)).status).toBe(302);
    await expect(post(`http://${host}/silent`, { ...options, timeoutMs: 200 })).rejects.toMatchObject({
      code: 'egress.failed',
    });
    post.close();
  });
});
