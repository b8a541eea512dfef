import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@linkyard/contracts';
import { aBrand, siteOf } from '../sites/testing/sites.js';
import { AppDocuments } from './app-document.js';
import { installationRoot } from './web-root.js';

const source = readFileSync(join(installationRoot(), 'frontend/index.html'), 'utf8');
const documents = new AppDocuments(source);
const { origins } = siteOf('app.ana.example');
const documentOf = (brand: Brand, appKey: string | null = null) =>
  documents.of({ brand, origins }, { nonce: 'n', appKey }) ?? '';
const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="seo-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

describe('the document of the app of a site', () => {
  it('has its name, icons, colours and description, and no place is left open', () => {
    const html = documentOf(aBrand({ title: 'Nord', description: 'Pages of the north' }));
    expect(html).toContain('<title>Nord</title>');
    expect(html).toContain('<meta property="og:title" content="Nord">');
    expect(html).toMatch(
      /<meta property="og:image" content="https:\/\/app\.ana\.example\/assets\/icons\/\w+\/512\.png">/,
    );
    expect(html).toContain('<meta name="description" content="Pages of the north">');
    expect(html).toContain('content="#fafaf7"');
    expect(html).toMatch(
      /<link rel="apple-touch-icon" sizes="180x180" href="\/assets\/icons\/[0-9a-f]{16}\/180\.png">/,
    );
    expect(html).toMatch(/<noscript>The screens of Nord need JavaScript\./);
    expect(dataOf(html)).toMatchObject({ site_title: 'Nord', description: 'Pages of the north' });
    expect(html).not.toMatch(/<!--(?:site|app):/);
  });

  it('offers sign-in by Google and Facebook where the site has a client there', () => {
    const none = { google: false, facebook: false };
    for (const whiteLabel of [true, false])
      expect(dataOf(documentOf(aBrand({ whiteLabel })))).toMatchObject({
        social_sign_in: none,
        white_label: whiteLabel,
      });
    const own = documents.of(
      { brand: aBrand(), origins, social: { google: true, facebook: false } },
      { nonce: 'n', appKey: null },
    );
    expect(dataOf(own ?? '')).toMatchObject({ social_sign_in: { google: true, facebook: false } });
  });

  it('has the logo of a reseller with the scheme it was made for, and that of no other', () => {
    const logo = '/media/ana/logo.webp';
    const [day, night] = ['#fafafa', '#101014'].map((bgColor) =>
      dataOf(documentOf(aBrand({ logo, theme: { ...aBrand().theme, bgColor } }))),
    );
    expect(day).toMatchObject({ site_logo: { src: logo, scheme: 'light' } });
    expect(night).toMatchObject({ site_logo: { src: logo, scheme: 'dark' } });
    const favicon = '/media/ana/icon.png';
    expect(dataOf(documentOf(aBrand({ logo, favicon })))).toMatchObject({ site_icon: favicon });
    expect(dataOf(documentOf(aBrand({ logo: null })))).not.toHaveProperty('site_logo');
    expect(dataOf(documentOf(aBrand({ logo, whiteLabel: false })))).not.toHaveProperty('site_logo');
  });

  it('says who may open an account, whatever it said before', () => {
    const ask = { nonce: 'n', appKey: null };
    const at = (signup: 'closed' | 'invite') => documents.of({ brand: aBrand(), origins, signup }, ask) ?? '';
    expect(dataOf(at('closed'))).toMatchObject({ signup: 'closed' });
    expect(dataOf(at('invite'))).toMatchObject({ signup: 'invite' });
    expect(dataOf(documentOf(aBrand()))).not.toHaveProperty('signup');
  });

  it('names the legal pages that the site has of its own', () => {
    const legal = { imprint: { url: 'https://ana.example/imprint' } };
    const html = documents.of({ brand: aBrand(), origins, legal }, { nonce: 'n', appKey: null }) ?? '';
    expect(dataOf(html)).toMatchObject({ legal: { imprint: '/imprint' } });
    expect(dataOf(documentOf(aBrand()))).toMatchObject({ legal: {} });
  });

  it('has the colours of a reseller in both schemes before any other sheet, and of the platform none but its grounds', () => {
    const theme = { ...aBrand().theme, primaryColor: '#123456', bgColor: '#FFFFFF' };
    const html = documentOf(aBrand({ theme }));
    expect(html).toContain(':root:root{--ly-paper:#ffffff;');
    expect(html).toContain(":root:root[data-mantine-color-scheme='dark']{--ly-paper:#");
    expect(html).toContain('--ly-primary:#123456');
    expect(html).not.toContain('site-scheme" content');
    const { brand } = siteOf('app.example.com');
    expect(documentOf(brand)).not.toContain('--ly-');
    expect(documentOf(brand)).toContain('#111613');
  });

  it('of a dark reseller is dark, also on a light device', () => {
    const theme = { ...aBrand().theme, bgColor: '#0b0b12' };
    const html = documentOf(aBrand({ theme }));
    expect(html).toContain('<meta name="site-scheme" content="dark">');
    expect(html.match(/<meta name="theme-color"[^>]*content="#0b0b12">/g)).toHaveLength(2);
  });

  it('of a reseller has no name of the platform', () => {
    expect(documentOf(aBrand({ title: 'Nord', description: '' }))).not.toMatch(/linkyard/i);
  });

  it.each(['</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '$& $1 $`', '<!--site:splash-->'])(
    'writes a title of %j as text',
    (title) => {
      const html = documentOf(aBrand({ title, description: title }));
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img src=x');
      expect(dataOf(html)).toMatchObject({ site_title: title });
      expect(html.match(/class="splash"/g)).toHaveLength(1);
    },
  );

  it('has its own nonce and key for each request, whatever was made before', () => {
    const brand = aBrand();
    const first = documents.of({ brand, origins }, { nonce: 'first', appKey: 'key-of-one' }) ?? '';
    const second = documents.of({ brand, origins }, { nonce: 'second', appKey: null }) ?? '';
    expect(first).toContain('<meta name="app-key" content="key-of-one">');
    expect(first).toContain('nonce="first"');
    expect(second).toContain('nonce="second"');
    expect(second).not.toMatch(/nonce="first"|app-key/);
  });

  it('never mixes two sites that are asked for in turns', () => {
    const brands = [aBrand({ title: 'Nord' }), aBrand({ title: 'Sud' }), siteOf('app.example.com').brand];
    const first = brands.map((brand) => documentOf(brand));
    const again = [...brands].reverse().map((brand) => documentOf({ ...brand }));
    expect([...again].reverse()).toEqual(first);
    expect(new Set(first).size).toBe(3);
  });

  it.each([
    { title: 'Sud' },
    { logo: '/media/ana/logo.webp' },
    { favicon: '/media/ana/icon.png' },
    { theme: { ...aBrand().theme, primaryColor: '#123456' } },
  ])('has new addresses of its icons when the brand changes to %j', (change) => {
    const iconsOf = (html: string): string[] => html.match(/\/assets\/icons\/\w+/g) ?? [];
    const [before, after] = [iconsOf(documentOf(aBrand())), iconsOf(documentOf(aBrand(change)))];
    expect(before.length).toBeGreaterThan(2);
    expect(after.filter((address) => before.includes(address))).toEqual([]);
  });

  it('is none while the app is not built', () => {
    expect(new AppDocuments(undefined).of({ brand: aBrand(), origins }, { nonce: 'n', appKey: null })).toBeNull();
  });
});
