import { describe, expect, it, jest } from '@jest/globals';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@linkyard/contracts';
import { brandHash } from '../sites/brand-hash.js';
import { aBrand, siteOf } from '../sites/testing/sites.js';
import { iconAddress, SiteIcons } from './site-icons.js';
import { installationRoot } from './web-root.js';

const picture = readFileSync(join(installationRoot(), 'gateway/assets/platform-mark.png'));
const logo = '/media/ana/logo.png';
const pictureAt = jest.fn(async (address: string) => (address === logo ? picture : null));
const warn = jest.fn();
const newIcons = () => new SiteIcons(pictureAt, { warn } as never);

async function ask(icons: SiteIcons, path: string, brand: Brand, headers = {}) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', headers });
  const response = new ServerResponse(request);
  const head = jest.spyOn(response, 'writeHead');
  const end = jest.spyOn(response, 'end');
  await icons.serve(path, { brand }, request, response);
  const [status, sent] = head.mock.lastCall ?? [];
  return { status, headers: Object.fromEntries(Object.entries(sent ?? {})), body: end.mock.lastCall?.[0] };
}
const sizeOf = (png: unknown) => (Buffer.isBuffer(png) ? png.readUInt32BE(16) : 0);

describe('the icons of a site', () => {
  it.each([
    ['32', 32],
    ['180', 180],
    ['192', 192],
    ['512', 512],
    ['maskable', 512],
  ] as const)('have the address and the size of %s, kept for ever', async (name, side) => {
    const brand = aBrand({ logo });
    const { status, headers, body } = await ask(newIcons(), iconAddress(brand, name), brand);
    expect([status, sizeOf(body)]).toEqual([200, side]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  it('are those of the site that was asked, whatever brand the address was made for, and then asked for again', async () => {
    const [one, other] = [aBrand({ title: 'One', theme: { ...aBrand().theme, primaryColor: '#AA0000' } }), aBrand()];
    const icons = newIcons();
    const own = await ask(icons, iconAddress(other, '192'), other);
    const foreign = await ask(icons, iconAddress(one, '192'), other);
    expect(foreign.body).toEqual(own.body);
    expect(foreign.headers['cache-control']).toBe('no-cache');
    expect((await ask(icons, iconAddress(one, '192'), one)).body).not.toEqual(own.body);
  });

  it.each(['/favicon.ico', '/apple-touch-icon.png', '/assets/icons/192.png'])(
    'are at %s for who has seen no document, and checked each time',
    async (path) => {
      const brand = aBrand();
      const { status, headers } = await ask(newIcons(), path, brand);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      const again = await ask(newIcons(), path, brand, { 'if-none-match': headers['etag'] });
      expect([again.status, again.body]).toEqual([304, undefined]);
    },
  );

  it.each(['/assets/icons/31.png', '/assets/icons/toString.png', '/assets/icons/../x.png', '/assets/icons/a/192.png'])(
    'are not at %s',
    (path) => expect(newIcons().has(path)).toBe(false),
  );

  it('of a site without pictures are its letter, and of the platform its mark', async () => {
    const { brand: platform } = siteOf('app.example.com');
    const letter = await ask(newIcons(), '/favicon.ico', aBrand({ ...platform, whiteLabel: true }));
    const mark = await ask(newIcons(), '/favicon.ico', platform);
    expect(mark.body).not.toEqual(letter.body);
    const withLogo = await ask(newIcons(), '/favicon.ico', aBrand({ logo }));
    expect(mark.body).toEqual(withLogo.body);
  });

  it('are drawn once for a crowd', async () => {
    pictureAt.mockClear();
    const [icons, brand] = [newIcons(), aBrand({ logo })];
    await Promise.all(Array.from({ length: 20 }, () => ask(icons, iconAddress(brand, '192'), brand)));
    await ask(icons, iconAddress(brand, '192'), brand);
    expect(pictureAt).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['cannot be read now', () => Promise.reject(new Error('no bus'))],
    ['is no picture', async () => Buffer.from('no picture')],
  ])('are the letter, kept by no cache, while the logo %s', async (_why, answer) => {
    pictureAt.mockImplementationOnce(answer);
    const [icons, brand] = [newIcons(), aBrand({ logo })];
    const first = await ask(icons, iconAddress(brand, '192'), brand);
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(warn).toHaveBeenCalled();
    const later = await ask(icons, iconAddress(brand, '192'), brand);
    expect(later.headers['cache-control']).toContain('immutable');
    expect(later.body).not.toEqual(first.body);
  });
});

describe('the hash of a brand', () => {
  it('is the same for equal brands and does not depend on the host', () => {
    expect(brandHash(aBrand())).toBe(brandHash({ ...aBrand() }));
    expect(brandHash(aBrand())).not.toBe(brandHash(siteOf('app.example.com').brand));
  });
});
