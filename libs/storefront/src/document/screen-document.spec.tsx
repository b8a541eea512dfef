import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { brandLookCss, visitorLookCss } from '@linkyard/blocks/look';
import { themeSchema } from '@linkyard/contracts';
import { wordsIn } from '../words/words.js';
import { renderScreen, screenPolicy } from './render-screen.js';
import type { Screen } from './screen.js';
import { siteLook } from './site-look.js';
import { stylesheet } from './stylesheet.js';

const site = { title: 'Agency', look: '' };
const theme = {
  ...{ primaryColor: '#223344', secondaryColor: '#445566', titleColor: '#111111', textColor: '#333333' },
  ...{ sideBarColor: '#ffffff', bgColor: '#fafafa' },
};
const look = {
  css: ':root{--go:#7a1f4d}body{font-family:"Fraunces"}',
  page: { path: '/ana', title: 'Ana makes mugs' },
};
const creator = { name: 'Ana <b>', picture: '/media/ana.jpg', look };
const plain: Screen = { title: 'Mug', body: <p>text</p> };
const textOf = (screen: Screen, on = site) => renderScreen({ screen, site: on, words: wordsIn('en'), script: null });
const sheetsIn = (text: string) => [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);

describe('the document of a screen', () => {
  it('allows exactly the styles that are inlined in it', () => {
    const screen = { ...plain, creator, styles: [stylesheet('.total{\n  color:red\n}')] };
    const policy = screenPolicy(screen, site, true);
    const inlined = sheetsIn(textOf(screen));
    expect(inlined).toHaveLength(3);
    for (const css of inlined)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(policy.match(/'sha256-/g)).toHaveLength(3);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('may lead to a payment page without TLS on a machine without TLS alone', () => {
    expect(screenPolicy({}, site, true)).toContain("form-action 'self' https:;");
    expect(screenPolicy({}, site, false)).toContain("form-action 'self' https: http:;");
  });

  it('is written in its language, escaped', () => {
    expect(renderScreen({ screen: plain, site, words: wordsIn('de'), script: '/a.js' })).toContain(
      '<html lang="de" dir="ltr">',
    );
    expect(textOf({ ...plain, title: '<' })).toContain('<title>&lt; | Agency</title>');
  });

  it('wears the look of the page of its creator, and else that of the site', () => {
    const branded = { title: 'Agency', look: ':root{--go:#112233}' };
    expect(sheetsIn(textOf({ ...plain, creator }, branded)).at(-1)).toBe(look.css);
    expect(sheetsIn(textOf(plain, branded)).at(-1)).toBe(branded.look);
    expect(sheetsIn(textOf(plain))).toHaveLength(2);
  });

  it.each([
    ['a site', brandLookCss(theme)],
    ['a page', visitorLookCss(themeSchema.parse({ primaryColor: '#224488' }))],
    ['a page without a dark side', visitorLookCss(themeSchema.parse({ primaryColor: '#224488', darkMode: false }))],
  ])('has none of the colours of the platform in the look of %s, which sets each of them', (_whose, css) => {
    const own = textOf(plain);
    expect(own).toContain('--go:#1f7a4d');
    const ofPage = textOf({ ...plain, creator: { ...creator, look: { ...look, css } } });
    for (const text of [ofPage, textOf(plain, { title: 'Agency', look: css })]) {
      expect(text).not.toMatch(/#(?:1f7a4d|4fc088|5c675f|fafaf7)/i);
      for (const [name] of own.matchAll(/--[a-z]+:/g)) expect(text).toContain(name);
    }
  });

  it('shows portrait and name, and leads back to the page', () => {
    const text = textOf({ ...plain, creator });
    expect(text).toContain('src="/media/ana.jpg"');
    expect(text).toContain('Ana &lt;b&gt;');
    expect(text).toContain('<a class="back" href="/ana" dir="auto">Back to Ana makes mugs</a>');
    expect(text).toContain('<title>Mug | Ana &lt;b&gt;</title>');
  });

  it('without a published page has the initial and no way back', () => {
    const text = textOf({ ...plain, creator: { name: 'Zoë', picture: '', look: null } });
    expect(text).toContain('>Z</span>');
    expect(text).not.toContain('class="back"');
  });

  it('says where it is shared what it is, and data ends no element', () => {
    const sharing = {
      ...{ title: 'Mug', description: 'Blue', image: 'https://a.example/mug.jpg' },
      ...{ canonical: 'https://a.example/checkout/1', data: { name: '</script>' } },
    };
    const text = textOf({ ...plain, sharing });
    expect(text).toContain('<link rel="canonical" href="https://a.example/checkout/1"/>');
    expect(text).not.toContain('noindex');
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    expect(textOf(plain)).toContain('noindex');
  });
});

describe('what a site adds', () => {
  const brand = {
    ...{ title: 'Agency', description: '', logo: null, favicon: null, supportEmail: '', supportLink: '', theme },
    showPoweredBy: false,
  };

  const origins = { app: 'https://app.agency.example', pages: 'https://ana.example' };

  it('is links to the legal pages that a reseller has of its own', () => {
    const site = siteLook({
      brand: { ...brand, whiteLabel: true },
      origins,
      legal: { imprint: { url: 'https://x.example' } },
    });
    const text = renderScreen({ screen: plain, site, words: wordsIn('en'), script: null });
    expect(text).toContain('<footer><span><a href="https://app.agency.example/imprint">Imprint</a></span></footer>');
    expect(textOf(plain)).not.toContain('<footer');
  });

  it('is the look of a reseller; the platform has that of the screens', () => {
    expect(siteLook({ brand: { ...brand, whiteLabel: true }, origins }).look).toContain('--go:#223344');
    expect(siteLook({ brand: { ...brand, whiteLabel: false }, origins }).look).toBe('');
  });
});
