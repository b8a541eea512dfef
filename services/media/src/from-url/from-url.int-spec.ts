import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findStockPicture, uploadFromUrl, userMedia, type StockPicture } from '@linkyard/contracts';
import sharp from 'sharp';
import { creator, MediaHarness } from '../testing/media-harness.js';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

/** A server on this machine. `asked` are the paths it was asked for. */
async function serve(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const server: Server = createServer((request, reply) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers[path];
    if (answer) answer(request, reply);
    else reply.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { host, asked, close };
}
const as =
  (type: string, body: Buffer | string): Answer =>
  (_, reply) =>
    void reply.writeHead(200, { 'content-type': type }).end(body);
const to =
  (location: string): Answer =>
  (_, reply) =>
    void reply.writeHead(302, { location }).end();

describe('pictures from addresses', () => {
  let inside: Awaited<ReturnType<typeof serve>>;
  let web: Awaited<ReturnType<typeof serve>>;
  let harness: MediaHarness;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  beforeAll(async () => {
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#1f7a4d' } })
      .withExif({ IFD0: { Copyright: 'a private person' } })
      .jpeg()
      .toBuffer();
    inside = await serve({ '/secret.jpg': as('image/jpeg', photo) });
    web = await serve({
      '/photo.jpg': as('image/jpeg', photo),
      '/moved': to('/photo.jpg'),
      '/to-inside': to(`http://${inside.host}/secret.jpg`),
      '/to-metadata': to('http://169.254.169.254/latest/meta-data/'),
      '/to-name': to(`http://localhost:${inside.host.split(':')[1]}/secret.jpg`),
      '/to-file': to('file:///etc/passwd'),
      '/round': to('/round'),
      '/page.jpg': as('text/html', '<h1>no picture</h1>'),
      '/drawing.svg': as('image/svg+xml', svg),
      '/liar.png': as('image/png', svg),
      '/torn.jpg': as('image/jpeg', photo.subarray(0, 300)),
      '/huge.jpg': as('image/jpeg', Buffer.alloc(6 * 1024 * 1024)),
      '/endless.jpg': (_, reply) => {
        reply.writeHead(200, { 'content-type': 'image/jpeg' });
        const more = () => {
          while (reply.writable && reply.write(Buffer.alloc(65_536)));
        };
        reply.on('drain', more);
        more();
      },
      '/slow.jpg': (_, reply) => void reply.writeHead(200, { 'content-type': 'image/jpeg' }).write('x'),
      '/gone.jpg': (_, reply) => void reply.writeHead(404, { 'content-type': 'image/jpeg' }).end(photo),
    });
    harness = await MediaHarness.start({ EGRESS_ALLOW_HOSTS: web.host });
  }, 30_000);
  afterAll(async () => {
    await harness.stop();
    await Promise.all([inside.close(), web.close()]);
  });
  const take = (path: string, ctx = creator()) =>
    harness.call(uploadFromUrl, { url: `http://${web.host}${path}`, source: 'url' }, ctx);

  it('are fetched, also after redirects, and re-encoded without metadata', async () => {
    const ctx = creator();
    const media = await take('/moved', ctx);
    expect(media).toMatchObject({ source: 'url', credit: null, title: 'moved', file: { width: 640, height: 480 } });
    const key = media.file.path.replace('/media/', '');
    const { body } = await harness.store.get(key);
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).includes('a private person')).toBe(false);
    // Twice in a row is once.
    expect((await take('/moved', ctx))._id).toBe(media._id);
    const list = await harness.call(userMedia, { type: 'get', data: {} }, ctx);
    expect(list).toMatchObject({ totalMedia: 1 });
  });

  it.each(['/to-inside', '/to-metadata', '/to-name', '/to-file', '/round', '/page.jpg', '/drawing.svg', '/gone.jpg'])(
    '%s is not followed, and no reason is given',
    async (path) => {
      await expect(take(path)).rejects.toMatchObject({ code: 'media.url_unreachable' });
      expect(inside.asked).toEqual([]);
    },
  );

  it.each(['/huge.jpg', '/endless.jpg', '/slow.jpg'])(
    '%s ends at our limits',
    async (path) => {
      await expect(take(path)).rejects.toMatchObject({ code: 'media.url_unreachable' });
    },
    15_000,
  );

  it('are judged by content', async () => {
    await expect(take('/liar.png')).rejects.toMatchObject({ code: 'media.image_type' });
    await expect(take('/torn.jpg')).rejects.toMatchObject({ code: 'media.image_unreadable' });
  });

  it('leave nothing behind where uploads wait', async () => {
    expect((await harness.keys()).filter((key) => key.startsWith('incoming/'))).toEqual([]);
  });

  it('have the credit returned by the service, and their use is reported once', async () => {
    const picture: StockPicture = {
      id: 'p1',
      platform: 'unsplash',
      title: 'A quay',
      file: { thumb: `http://${web.host}/photo.jpg`, path: `http://${web.host}/photo.jpg` },
      width: 640,
      height: 480,
      credit: {
        author: 'Ida',
        authorUrl: 'https://a.example',
        providerUrl: 'https://p.example',
        licence: 'L',
        providerId: 'p1',
      },
    };
    harness.others.set(findStockPicture.subject, () => ({ picture, useReport: 'https://api.example/report' }));
    const ctx = creator();
    const add = () =>
      harness.call(uploadFromUrl, { url: 'http://127.0.0.1:1/other.jpg', source: 'unsplash', providerId: 'p1' }, ctx);
    const [media, same] = await Promise.all([add(), add()]);
    expect(media).toMatchObject({ source: 'unsplash', credit: picture.credit, title: 'A quay' });
    expect(same._id).toBe(media._id);
    await expect(harness.events('media.stock-picture.kept')).resolves.toEqual([
      expect.objectContaining({ mediaId: media._id, providerId: 'p1', useReport: 'https://api.example/report' }),
    ]);
  });

  it('need the service’s word when one names a picture of it', async () => {
    harness.others.set(findStockPicture.subject, () => ({ picture: null, useReport: null }));
    const request = { url: `http://${web.host}/photo.jpg`, source: 'pexels', providerId: '1' } as const;
    await expect(harness.call(uploadFromUrl, request)).rejects.toMatchObject({ code: 'media.url_unreachable' });
  });
});
