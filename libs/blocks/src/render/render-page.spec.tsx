import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { pageLayouts, themeSchema } from '../kit/design.js';
import { pageTexts } from '../locales/texts.js';
import { blockDefinitions } from '../registry/index.js';
import { aContext, aPage, aSection } from '../registry/sample-page.js';
import { renderPage } from './render-page.js';

const profile = (name = 'Ada') =>
  aSection(
    'el_profile',
    { name, image: '/media/ada.webp', tagline: 'Makes "things" & <b>more</b>' },
    { _id: '1'.repeat(24) },
  );
const link = (order = 1) =>
  aSection(
    'el_link',
    { linkTitle: `Link ${order}`, inputLink: `https://x.example/${order}` },
    { _id: String(order).padStart(24, '2'), order },
  );

describe('a rendered page', () => {
  const { html, scripts, bytes } = renderPage(aPage([profile(), link()]));

  it('is a whole document in the page language', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
    expect(html).toContain('<title>Ada</title>');
    expect(bytes).toBe(Buffer.byteLength(html));
  });
  it('names the keywords of its search settings, and has no such tag without any', () => {
    const seo = { keywords: ['flowers', 'roses & "more"'] };
    expect(renderPage(aPage([profile()], { seo })).html).toContain(
      '<meta name="keywords" content="flowers, roses &amp; &quot;more&quot;"/>',
    );
    expect(html).not.toContain('name="keywords"');
  });
  it('describes itself from its own content', () => {
    expect(html).toContain(
      '<meta name="description" content="Makes &quot;things&quot; &amp; &lt;b&gt;more&lt;/b&gt;"/>',
    );
    expect(html).toContain('<meta property="og:image" content="https://pages.example/media/ada.webp/share.jpg"/>');
    expect(html).toContain('<link rel="canonical" href="https://pages.example/ada"/>');
  });
  it('loads the beacon alone, deferred, and holds no inline script but its JSON-LD', () => {
    expect(scripts).toHaveLength(1);
    const inline = html.match(/<script(?![^>]*\bsrc=)[^>]*>/g);
    expect(inline).toEqual(['<script type="application/ld+json">']);
    expect(html).toMatch(/<script defer="" src="\/assets\/blocks\/beacon[\w.]*\.js">/);
    expect(html).not.toMatch(/\son\w+=/);
  });
  it('fetches the profile picture first and keeps its place', () => {
    expect(html).toMatch(/<img[^>]*src="\/media\/ada.webp"[^>]*width="112" height="112"[^>]*fetchPriority="high"/i);
  });
  it('fetches its font ahead of everything only where no picture comes first', () => {
    const preloads = (markup: string) => markup.match(/<link rel="preload"[^>]*as="font"/g) ?? [];
    expect(preloads(html)).toHaveLength(0);
    expect(preloads(renderPage(aPage([link()])).html)).toHaveLength(1);
  });
  it('can be read without the page around it: one main, a skip link, one top heading', () => {
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="#main"');
  });
  it('gives the same bytes again', () => {
    expect(renderPage(aPage([profile(), link()])).html).toBe(html);
  });
});

describe('what lies behind a page', () => {
  const video = {
    type: 'video' as const,
    value: '/media/waves.mp4',
    poster: '/media/waves.webp',
    overlay: 0.4,
    blur: 2,
  };
  it('is a silent video that only its script starts, over its poster', () => {
    const { html, scripts } = renderPage(aPage([link()], { background: video }));
    const tag = /<video[^>]*>/.exec(html)?.[0] ?? '';
    for (const part of ['muted=""', 'loop=""', 'playsInline=""', 'preload="none"', 'poster="/media/waves.webp"']) {
      expect(tag).toContain(part);
    }
    expect(tag).not.toMatch(/autoplay|controls/i);
    expect(scripts[0]).toMatch(/^backdrop/);
    expect(html).toContain('.bgp{');
  });
  it('has the poster that was drawn of a film of our own, unless it was given one', () => {
    const drawn = ['narrow', 'wide'].map((name, at) => ({
      mime: 'image/webp',
      width: 480 + at,
      path: `/media/${name}`,
    }));
    const known = { path: video.value, width: 640, height: 360, alt: '', placeholder: '', focalPoint: null };
    const context = aContext({ pictures: new Map([[video.value, { ...known, sizes: drawn }]]) });
    const posterOf = (poster: string | null) =>
      /poster="([^"]*)"/.exec(renderPage(aPage([link()], { background: { ...video, poster }, context })).html)?.[1];
    expect(posterOf(null)).toBe('/media/wide');
    expect(posterOf(video.poster)).toBe(video.poster);
    expect(renderPage(aPage([link()], { background: { ...video, poster: null } })).html).not.toContain('poster=');
  });
  it('costs a page without a video nothing', () => {
    const { html, scripts } = renderPage(aPage([link()]));
    expect(scripts.join()).not.toContain('backdrop');
    expect(html).not.toContain('.bgp');
  });
  it('turns dark with the device where the theme says so', () => {
    const theme = themeSchema.parse({ darkMode: true });
    const { html } = renderPage(aPage([link()], { context: aContext({ theme }) }));
    expect(html).toContain('@media (prefers-color-scheme:dark){.lp{');
    expect(html).toMatch(/<meta name="theme-color" media="\(prefers-color-scheme:dark\)" content="#1\w{5}"\/>/);
    expect(renderPage(aPage([link()])).html).not.toContain('prefers-color-scheme');
    const inEditor = aContext({ theme, mode: 'editor' });
    expect(renderPage(aPage([link()], { context: inEditor })).html).not.toContain('{.lp{--bg');
  });
});

describe('a page', () => {
  it('cannot break out of its JSON-LD', () => {
    const { html } = renderPage(aPage([profile('</script><script>alert(1)</script>')]));
    expect(html).not.toContain('</script><script>alert');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { name: '</script><script>alert(1)</script>' },
    });
  });
  it('shows hidden sections in the editor only', () => {
    const hidden = { ...link(), status: 0 as const };
    expect(renderPage(aPage([hidden])).html).not.toContain('Link 1');
  });
  it('without a heading of its own has one for readers', () => {
    expect(renderPage(aPage([link()])).html).toContain('<h1 class="vh">Ada</h1>');
  });
  it('is not counted or indexed as a preview', () => {
    const { html, scripts } = renderPage(aPage([link()], { context: aContext({ mode: 'preview' }) }));
    expect(scripts).toEqual([]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
  it('carries the CSS of its own blocks only', () => {
    const { html } = renderPage(aPage([link()]));
    expect(html).toContain('.lk-x{');
    expect(html).not.toContain('.pf-n{');
    expect(html).not.toContain('@keyframes');
  });
  it('never lets style data reach CSS as typed', () => {
    const style = { colors: { background: '#fff}</style><script>1</script>', text: 'red;x' }, font: '"}</style>' };
    const { html } = renderPage(aPage([aSection('el_heading', { text: 'x' }, { style })]));
    expect(html).not.toContain('<script>1');
    expect(html).not.toContain('red;x');
  });
  it.each(pageLayouts)('with ten links stays small in layout %s', (layout) => {
    const context = aContext({ theme: themeSchema.parse({ layout }) });
    const links = Array.from({ length: 10 }, (_, index) => link(index + 1));
    const { html } = renderPage(aPage([profile(), ...links], { context }));
    // quality.md B08 allows 14 kB brotli; gzip is the larger of the two.
    expect(gzipSync(html).length).toBeLessThan(8 * 1024);
  });
  it('lets each text of a page from right to left read in its own direction, and asks that of no other page', () => {
    const own = 'unicode-bidi:plaintext';
    expect(renderPage(aPage([profile()])).html).not.toContain(own);
    const { html } = renderPage(aPage([profile()], { context: aContext({ direction: 'rtl', locale: 'ar' }) }));
    expect(html).toContain(own);
  });
  it('renders every block at once, right to left, in the editor and in public', () => {
    const all = Object.entries(blockDefinitions).map(([code, block], order) =>
      aSection(code, block.createDefault(pageTexts('en')), { _id: String(order).padStart(24, '0'), order }),
    );
    for (const mode of ['public', 'editor'] as const) {
      const { html } = renderPage(aPage(all, { context: aContext({ mode, direction: 'rtl', locale: 'ar' }) }));
      expect(html).toContain('dir="rtl"');
      expect(html).not.toMatch(/undefined|\[object Object\]|NaN/);
    }
  });
});
