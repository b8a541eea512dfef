import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { createEgress, egressFrom } from './guarded-fetch.js';

const options = { maxBytes: 100_000, timeoutMs: 2_000 };
const servers: Server[] = [];

async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<number> {
  const server = createServer(listener).listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const refusal = { code: 'egress.refused', message: 'The address could not be fetched' };
const failure = { code: 'egress.failed', message: 'The address could not be fetched' };

describe('guardedFetch', () => {
  it('fetches a page with its type and text, and sends no cookie', async () => {
    let seen = {};
    const port = await serve((request, reply) => {
      seen = request.headers;
      reply.setHeader('content-type', 'text/html; charset=windows-1251').end(Buffer.from([0xcf, 0xf0, 0xe8]));
    });
    const fetchPage = egressFrom({ EGRESS_ALLOW_HOSTS: ` other.test , 127.0.0.1:${port}` });
    const page = await fetchPage(`http://127.0.0.1:${port}/page`, { ...options, accept: ['text/html'] });
    expect(page).toMatchObject({
      status: 200,
      url: `http://127.0.0.1:${port}/page`,
      contentType: 'text/html; charset=windows-1251',
    });
    expect(page.text()).toBe('При');
    expect(seen).toMatchObject({ accept: 'text/html', host: `127.0.0.1:${port}` });
    expect(seen).not.toHaveProperty('cookie');
  });

  it('asks whether a page has changed, and takes 304 only where it asked', async () => {
    const port = await serve((request, reply) => {
      const status = request.url === '/always' || request.headers['if-none-match'] === '"1"' ? 304 : 200;
      reply.writeHead(status, { etag: '"1"', 'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT' }).end();
    });
    const fetchPage = egressFrom({ EGRESS_ALLOW_HOSTS: `127.0.0.1:${port}` });
    const { validators } = await fetchPage(`http://127.0.0.1:${port}/`, options);
    expect(validators).toEqual({ etag: '"1"', lastModified: 'Sun, 22 Nov 2026 10:00:00 GMT' });
    const again = await fetchPage(`http://127.0.0.1:${port}/`, { ...options, known: validators });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    await expect(fetchPage(`http://127.0.0.1:${port}/always`, options)).rejects.toMatchObject(failure);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('unpacks %s', async (encoding, pack) => {
    const port = await serve((_, reply) => reply.setHeader('content-encoding', encoding).end(pack('hello')));
    const page = await createEgress({ allowHosts: [`127.0.0.1:${port}`] })(`http://127.0.0.1:${port}`, options);
    expect(page.text()).toBe('hello');
  });

  it('refuses loopback without configuration, before it connects', async () => {
    let calls = 0;
    const port = await serve((_, reply) => {
      calls += 1;
      reply.end();
    });
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '0.0.0.0']) {
      await expect(createEgress({ ports: [port] })(`http://${host}:${port}`, options)).rejects.toMatchObject(refusal);
    }
    expect(calls).toBe(0);
  });

  it('checks every redirect again', async () => {
    let insideCalls = 0;
    const inside = await serve((_, reply) => {
      insideCalls += 1;
      reply.end('secret');
    });
    const targets = [
      `http://127.0.0.1:${inside}/`,
      `//127.0.0.1:${inside}/`,
      `http://[::ffff:127.0.0.1]:${inside}/`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'gopher://127.0.0.1:6379/_FLUSHALL',
      'http://user:pass@127.0.0.1/',
    ];
    for (const status of [301, 302, 303, 307, 308]) {
      for (const location of targets) {
        const front = await serve((_, reply) => reply.writeHead(status, { location }).end());
        const fetchPage = createEgress({ allowHosts: [`127.0.0.1:${front}`], ports: [80, inside] });
        await expect(fetchPage(`http://127.0.0.1:${front}`, options)).rejects.toMatchObject(refusal);
      }
    }
    expect(insideCalls).toBe(0);
  });

  it('follows three redirects and not a fourth', async () => {
    const port = await serve((request, reply) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) reply.end('there');
      else reply.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const fetchPage = createEgress({ allowHosts: [`127.0.0.1:${port}`] });
    const page = await fetchPage(`http://127.0.0.1:${port}/3`, options);
    expect([page.text(), page.url]).toEqual(['there', `http://127.0.0.1:${port}/0`]);
    await expect(fetchPage(`http://127.0.0.1:${port}/4`, options)).rejects.toMatchObject(refusal);
  });

  it('connects to the address it checked, though the name answers differently the next time', async () => {
    const port = await serve((request, reply) => reply.end(`from ${request.headers.host}`));
    let asked = 0;
    const fetchPage = createEgress({
      ports: [port],
      // 127.0.0.1 plays the public address, 127.0.0.2 the private one.
      isPublic: (address) => address === '127.0.0.1',
      resolve: async () => [{ address: (asked += 1) === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }],
    });
    const page = await fetchPage(`http://rebind.test:${port}`, options);
    expect(page.text()).toBe(`from rebind.test:${port}`);
    expect(asked).toBe(1);
    await expect(fetchPage(`http://rebind.test:${port}`, options)).rejects.toMatchObject(refusal);
  });

  it('stops at the size limit: declared, streamed without end, or packed', async () => {
    let sent = 0;
    const port = await serve((request, reply) => {
      if (request.url === '/declared') reply.setHeader('content-length', 1e9).flushHeaders();
      else if (request.url === '/bomb')
        reply.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000)));
      else {
        const more = () => {
          while (!reply.destroyed && reply.write(Buffer.alloc(10_000))) sent += 10_000;
        };
        reply.on('drain', more);
        more();
      }
    });
    const fetchPage = createEgress({ allowHosts: [`127.0.0.1:${port}`] });
    for (const path of ['declared', 'endless', 'bomb']) {
      await expect(fetchPage(`http://127.0.0.1:${port}/${path}`, options)).rejects.toMatchObject({
        ...failure,
        reason: 'too large',
      });
    }
    expect(sent).toBeLessThan(20_000_000);
  });

  it('stops at the time limit: no answer, a dripping body, a slow name', async () => {
    const port = await serve((request, reply) => {
      if (request.url === '/silent') return;
      const drip = setInterval(() => reply.write('x'), 20);
      reply.on('close', () => clearInterval(drip));
    });
    const fetchPage = createEgress({ allowHosts: [`127.0.0.1:${port}`] });
    const brief = { ...options, timeoutMs: 150 };
    for (const path of ['silent', 'drip']) {
      await expect(fetchPage(`http://127.0.0.1:${port}/${path}`, brief)).rejects.toMatchObject({
        ...failure,
        reason: 'timed out',
      });
    }
    const never = createEgress({ resolve: () => new Promise(() => undefined) });
    await expect(never('http://slow.test', brief)).rejects.toMatchObject({ ...failure, reason: 'timed out' });
  });

  it('fails alike on a closed port, an error status, a foreign type, garbage and a broken encoding', async () => {
    const port = await serve((request, reply) => {
      if (request.url === '/500') reply.writeHead(500).end();
      else if (request.url === '/type') reply.setHeader('content-type', 'application/pdf').end('x');
      else if (request.url === '/packed') reply.setHeader('content-encoding', 'gzip').end('not gzip');
      else if (request.url === '/odd') reply.setHeader('content-encoding', 'gzip, gzip').end('x');
      else request.socket.end('garbage\r\n\r\n');
    });
    const fetchPage = createEgress({ allowHosts: [`127.0.0.1:${port}`, '127.0.0.1:1'] });
    for (const path of ['500', 'type', 'packed', 'odd', 'garbage']) {
      const accept = path === 'type' ? ['text/html', 'image/*'] : [];
      await expect(fetchPage(`http://127.0.0.1:${port}/${path}`, { ...options, accept })).rejects.toMatchObject(
        failure,
      );
    }
    await expect(fetchPage('http://127.0.0.1:1', options)).rejects.toMatchObject(failure);
  });

  it('leaves no connection open after it gave up', async () => {
    const port = await serve((_, reply) => reply.write('x'.repeat(200_000)));
    const fetchPage = createEgress({ allowHosts: [`127.0.0.1:${port}`] });
    await expect(fetchPage(`http://127.0.0.1:${port}`, options)).rejects.toMatchObject(failure);
    // A round trip of another client gives the server's side the time to see the end of ours.
    const other = connect(port, '127.0.0.1');
    await once(other, 'connect');
    other.destroy();
    const count = () =>
      new Promise<number>((resolve, reject) =>
        servers[0]?.getConnections((error, open) => (error ? reject(error) : resolve(open))),
      );
    for (let look = 0; look < 50 && (await count()) > 0; look += 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect(await count()).toBe(0);
  });
});
