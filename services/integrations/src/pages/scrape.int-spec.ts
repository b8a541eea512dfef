import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createEgress, egressFrom } from '@linkyard/egress';
import { createLogger, DomainError } from '@linkyard/service-kit';
import { inEnglish } from '@linkyard/contracts';
import { PageReader } from './page-reader.js';
import { ScrapeService } from './scrape.service.js';

const pages: Record<string, (response: ServerResponse) => void> = {
  '/page': (response) => response.setHeader('content-type', 'text/html').end('<title>Mugs</title>'),
  '/moved': (response) => response.writeHead(302, { location: '/page' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/picture': (response) => response.setHeader('content-type', 'image/png').end('x'),
  '/broken': (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('secret'),
  '/large': (response) => response.setHeader('content-type', 'text/html').end('a'.repeat(2 * 1024 * 1024 + 1)),
};

describe('scraping', () => {
  let server: Server;
  let origin: string;
  let requests: string[];
  let scraping: ScrapeService;
  const logger = createLogger('integrations', 'silent');

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request.url ?? '');
      const page = pages[request.url ?? ''];
      if (page) page(response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  beforeEach(() => {
    requests = [];
    const web = createEgress({ allowHosts: [new URL(origin).host] });
    scraping = new ScrapeService(new PageReader(web, logger));
  });

  it('reads a page once for all who ask within ten minutes, at the same moment too', async () => {
    const facts = await Promise.all([1, 2, 3].map((at) => scraping.scrape(`${origin}/page#part-${at}`)));
    expect(facts.map(({ title }) => title)).toEqual(['Mugs', 'Mugs', 'Mugs']);
    await scraping.scrape(`${origin}/page`);
    expect(requests).toEqual(['/page']);
  });

  it('says where it ended up', async () => {
    expect(await scraping.scrape(`${origin}/moved`)).toMatchObject({ url: `${origin}/page`, title: 'Mugs' });
  });

  it.each(['/nothing', '/broken', '/picture', '/large', '/inside'])(
    '%s is unreachable like every other, and asked again next time',
    async (path) => {
      const refusals = await Promise.all(
        [1, 2].map(() =>
          scraping
            .scrape(`${origin}${path}`)
            .catch((error: unknown) => (error instanceof DomainError ? [error.code, inEnglish(error.reason)] : error)),
        ),
      );
      const refusal = ['integrations.page_unreachable', 'This address could not be read.'];
      expect(refusals).toEqual([refusal, refusal]);
      requests = [];
      await expect(scraping.scrape(`${origin}${path}`)).rejects.toMatchObject({ code: refusal[0] });
      expect(requests).toHaveLength(1);
    },
  );

  it('goes nowhere inside the network unless the environment says so', async () => {
    const closed = new ScrapeService(new PageReader(egressFrom({}), logger));
    const inside = [
      `${origin}/page`,
      'http://localhost:27017',
      'http://[::1]/',
      'http://0x7f000001/',
      'http://10.0.0.1/',
      'http://169.254.169.254/',
    ];
    for (const url of inside)
      await expect(closed.scrape(url)).rejects.toMatchObject({ code: 'integrations.page_unreachable' });
    expect(requests).toEqual([]);
    const open = new ScrapeService(new PageReader(egressFrom({ EGRESS_ALLOW_HOSTS: new URL(origin).host }), logger));
    expect(await open.scrape(`${origin}/page`)).toMatchObject({ title: 'Mugs' });
  });
});
