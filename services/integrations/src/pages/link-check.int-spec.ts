import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createEgress } from '@linkyard/egress';
import { LinkCheck } from './link-check.js';

const statuses: Record<string, number> = {
  '/page': 200,
  '/gone': 410,
  '/nothing': 404,
  '/closed': 403,
  '/broken': 500,
};

describe('looking whether links lead somewhere', () => {
  let server: Server;
  let origin: string;
  let requests: string[];
  let atOnce = 0;
  let most = 0;
  const checked = () => new LinkCheck(createEgress({ allowHosts: [new URL(origin).host] }));

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request.url ?? '');
      most = Math.max(most, (atOnce += 1));
      setImmediate(() => {
        atOnce -= 1;
        response.writeHead(statuses[request.url ?? ''] ?? 200).end('x'.repeat(5_000_000));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  beforeEach(() => {
    requests = [];
  });

  it('reports reachable, broken and undetermined links', async () => {
    const paths = ['/page', '/gone', '/nothing', '/closed', '/broken'];
    const links = await checked().check(paths.map((path) => origin + path));
    expect(links.map(({ state }) => state)).toEqual(['ok', 'dead', 'dead', 'unsure', 'unsure']);
  });

  it('reports unknown hosts as broken only when another host answers', async () => {
    const unknown = new Error('getaddrinfo ENOTFOUND');
    const web = createEgress({
      allowHosts: [new URL(origin).host],
      resolve: () => Promise.reject(Object.assign(unknown, { code: 'ENOTFOUND' })),
    });
    const alone = await new LinkCheck(web).check(['https://no-such-name.example/']);
    expect(alone.map(({ state }) => state)).toEqual(['unsure']);
    const beside = await new LinkCheck(web).check(['https://no-such-name.example/', `${origin}/page`]);
    expect(beside.map(({ state }) => state)).toEqual(['dead', 'ok']);
  });

  it('asks for each address once, a few at a time', async () => {
    const check = checked();
    const urls = Array.from({ length: 30 }, (_, index) => `${origin}/p${index % 15}`);
    most = 0;
    expect(await check.check(urls)).toHaveLength(30);
    await check.check(urls);
    expect(requests).toHaveLength(15);
    expect(most).toBeLessThanOrEqual(6);
  });

  it('takes addresses inside the network for dead without going there', async () => {
    const closed = new LinkCheck(createEgress());
    const links = await closed.check([`${origin}/page`, 'http://169.254.169.254/', 'http://[::1]/']);
    expect(links.map(({ state }) => state)).toEqual(['dead', 'dead', 'dead']);
    expect(requests).toEqual([]);
  });
});
