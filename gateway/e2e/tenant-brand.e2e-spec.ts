import { beforeAll, describe, expect, it } from '@jest/globals';
import { checkBrand, login, me } from '@linkyard/contracts';
import { baseUrl, until } from '@linkyard/testing';
import { leaksIn } from './leak-check.js';
import { callAt, changeTenant, newTenants, open, type Answer, type Tenant } from './tenants.js';

const platform = new URL(baseUrl()).host;
const asBrowser = { headers: { accept: 'text/html', 'accept-encoding': 'br' } };
/** Every address of the document that a browser loads before the app runs. */
const assetsOf = ({ text }: Answer) =>
  [...text.matchAll(/<(?:script|link|img)\b[^>]*?\b(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
const withoutHash = (address: string) => address.replace(/[0-9a-f]{16}/, 'hash');

describe('the site of a tenant', () => {
  let one: Tenant;
  let other: Tenant;
  beforeAll(async () => {
    const [first, second] = await newTenants(2);
    if (!first || !second) throw new Error('no tenants');
    [one, other] = [first, second];
    await until(async () => (await open(other.host, '/robots.txt')).status === 200, Boolean);
  }, 40_000);

  it.each([
    ['/signin', 200],
    ['/dashboard', 200],
    ['/nowhere/at-all', 404],
    ['/no-such-page', 404],
    ['/no-such-page/manifest.webmanifest', 404],
    ['/user/nowhere', 404],
    ['/manifest.webmanifest', 200],
    ['/docs', 200],
    ['/docs/openapi.json', 200],
    ['/terms-of-service', 200],
    ['/privacy-policy', 200],
  ])('answers %s with %d in its own name, and never in the platform’s', async (path, status) => {
    const answer = await open(one.host, path, { headers: { accept: 'text/html' } });
    expect([answer.status, leaksIn(answer)]).toEqual([status, []]);
    expect(answer.text).toContain(`Agency ${one.host.split(':')[0]}`);
  });

  it.each(['/robots.txt', '/sitemap.xml', '/favicon.ico', '/apple-touch-icon.png', '/colour-scheme.js'])(
    'answers %s without a word of the platform',
    async (path) => {
      const answer = await open(one.host, path);
      expect([answer.status, leaksIn(answer)]).toEqual([200, []]);
    },
  );

  it('has nothing of the platform in its refusals and its settings', async () => {
    const brand = await callAt(one.host, checkBrand, {});
    expect(brand.body.data).toMatchObject({ whiteLabel: true, title: `Agency ${one.host.split(':')[0]}` });
    const wrong = await callAt(one.host, login, { email: 'nobody@people.example', password: 'wrong password' });
    const unknown = await callAt(one.host, me, {});
    for (const { body } of [brand, wrong, unknown])
      expect(leaksIn({ headers: {}, text: JSON.stringify(body) })).toEqual([]);
  });

  it('is refused under an unknown host by a page that names no one', async () => {
    const answer = await open(`x.${one.host}`, '/signin', asBrowser);
    expect([answer.status, leaksIn(answer)]).toEqual([421, []]);
    expect(answer.text).not.toContain('Agency');
  });

  it('is not mixed with another one when both are opened in turns', async () => {
    const hosts = Array.from({ length: 24 }, (_, at) => [one.host, other.host, platform][at % 3] ?? '');
    const titles = await Promise.all(
      hosts.map(async (host) => /<title>([^<]*)<\/title>/.exec((await open(host, '/signin')).text)?.[1]),
    );
    const nameOf = (host: string) => (host === platform ? 'Linkyard' : `Agency ${host.split(':')[0]}`);
    expect(titles).toEqual(hosts.map(nameOf));
  });

  it('loads as many files as the platform, and within 5 % as many bytes', async () => {
    const load = async (host: string) => {
      const document = await open(host, '/signin', asBrowser);
      const assets = assetsOf(document);
      const loaded = await Promise.all(assets.map((path) => open(host, path, asBrowser)));
      expect(loaded.map(({ status }) => status)).toEqual(assets.map(() => 200));
      const bytes = [document, ...loaded].reduce((sum, answer) => sum + answer.bytes, 0);
      return { names: assets.map(withoutHash), bytes };
    };
    const [ofTenant, ofPlatform] = [await load(one.host), await load(platform)];
    expect(ofTenant.names).toEqual(ofPlatform.names);
    expect(Math.abs(ofTenant.bytes / ofPlatform.bytes - 1)).toBeLessThan(0.05);
  });

  it('has new addresses of its icons as soon as its name changes', async () => {
    const iconOf = async () => assetsOf(await open(other.host, '/signin')).find((path) => path.includes('/icons/'));
    const before = await iconOf();
    await changeTenant(other, { title: 'Zweite' });
    const after = await until(iconOf, (icon) => icon !== before);
    expect((await open(other.host, after ?? '')).headers['cache-control']).toContain('immutable');
    expect((await open(other.host, before ?? '')).headers['cache-control']).toBe('no-cache');
  });
});
