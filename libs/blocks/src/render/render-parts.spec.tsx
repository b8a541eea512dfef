import { describe, expect, it } from '@jest/globals';
import { sectionGateSchema } from '@linkyard/contracts';
import type { ClosedGate } from '../gate/gate-words.js';
import { pageTexts } from '../locales/texts.js';
import { blockDefinitions } from '../registry/index.js';
import { aContext, aPage, aSection } from '../registry/sample-page.js';
import { renderPageGate } from './render-page-gate.js';
import { renderPage } from './render-page.js';
import { renderParts } from './render-parts.js';

const secret = 'The treasure lies under the oak';
const open = aSection('el_heading', { text: 'For everybody', tag: 'h1' }, { _id: 'open', order: 0 });
const paragraph = aSection('el_paragraph', { input: `<p>${secret}</p>` }, { _id: 'kept', order: 1, slot: 'slot-one' });
const noGate = () => null;
const gate = (part: object): ClosedGate => {
  const parsed = sectionGateSchema.parse(part);
  if (parsed.type === 'none') throw new Error('no gate');
  return parsed;
};

describe('a page in parts', () => {
  it('holds nothing of what is apart, and is whole when that is put in its place', () => {
    const { pieces, fragments } = renderParts(aPage([open, paragraph]), noGate);
    expect(pieces).toHaveLength(2);
    expect(pieces.join('')).not.toContain('treasure');
    expect(pieces.join('')).not.toContain('kept');
    expect(pieces.join('')).not.toContain('slot-one');
    expect(fragments).toMatchObject([{ slot: 'slot-one', sectionId: 'kept', door: null }]);
    const whole = [pieces[0], fragments[0]?.html, pieces[1]].join('');
    const plain = renderPage(aPage([open, { ...paragraph, slot: undefined }])).html;
    const body = (html: string) => html.slice(html.indexOf('<body'));
    expect(body(whole)).toBe(body(plain));
  });

  it('describes itself to search engines by what all visitors see', () => {
    const profile = aSection(
      'el_profile',
      { name: 'Secret name', tagline: secret, image: '/media/secret.webp' },
      { order: 0, slot: 'slot-two' },
    );
    const html = renderParts(aPage([profile, open, paragraph]), noGate).pieces.join('');
    for (const secret of ['treasure', 'Secret name', 'secret.webp']) expect(html).not.toContain(secret);
  });

  it.each(Object.entries(blockDefinitions))('keeps %s out of the page with all it says', (code, block) => {
    const marked = JSON.parse(
      JSON.stringify(block.createDefault(pageTexts('en')), (_key, value: unknown) =>
        typeof value === 'string' && value.includes(' ') ? `Zanzibar ${value}` : value,
      ),
    );
    const section = aSection(code, marked, { _id: 'hidden-one', slot: 'slot-x' });
    const { pieces, fragments } = renderParts(aPage([section]), noGate);
    expect(pieces.join('')).not.toMatch(/Zanzibar|hidden-one/);
    expect(fragments).toHaveLength(1);
  });

  it('brings the look, movement and script of a fragment with it', () => {
    const animation = { animType: 'tada' as const, isanim: true, delay: 0, repeat: false };
    const form = aSection('el_optin', {}, { _id: 'form', slot: 's', animation, style: { size: 20 } });
    const { pieces, fragments } = renderParts(aPage([open, form]), noGate);
    expect(fragments[0]?.html).toMatch(/<script type="module" src="\/assets\/blocks\/el_optin/);
    expect(fragments[0]?.html).toContain('@keyframes tada');
    expect(fragments[0]?.html).toContain('--s-fs:20px');
    expect(pieces.join('')).not.toMatch(/el_optin[.\w]*\.js|@keyframes/);
  });

  it.each([
    [{ type: 'password' }, 'type="password"', 'opens with a password'],
    [{ type: 'age', value: 21 }, 'type="date"', '21 and older'],
    [{ type: 'age', ask: 'confirm' }, 'name="confirmed"', 'I am 18 or older'],
    [{ type: 'email', value: 'Send me <news>', text: 'Who are you?' }, 'type="email"', 'Who are you?'],
  ])('puts a door of %j before it, which works without JavaScript', (given, field, words) => {
    const { pieces, fragments } = renderParts(aPage([paragraph]), () => gate(given));
    const door = fragments[0]?.door ?? '';
    expect(door).toContain('method="post"');
    expect(door).toContain(`action="/g/${'c'.repeat(24)}/${'a'.repeat(24)}/slot-one"`);
    expect(door).toContain(field);
    const ids = [...door.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(door).toContain(words);
    expect(door).not.toMatch(/treasure|<news>/);
    expect(pieces.join('')).toMatch(/\.gt\{.*src="\/assets\/blocks\/gate/s);
  });
});

describe('the door before a whole page', () => {
  const html = renderPageGate(aPage([open, paragraph], { seo: { description: secret } }), gate({ type: 'password' }));

  it('has the look and name of the page and nothing of what it says', () => {
    expect(html).toContain('<h1>Ada</h1>');
    expect(html).toContain('/page"');
    expect(html).not.toMatch(/treasure|For everybody/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('consent', () => {
  const pixels = { ga4: 'G-AB12CD34EF', gtm: '', metaPixel: '', tiktokPixel: '', pinterestTag: '' };

  it('is asked for by a hidden banner; the page contains no third-party address', () => {
    const { html, scripts } = renderPage(aPage([open], { consent: { text: 'May I <count>?', pixels } }));
    expect(html).toMatch(/<div class="cb" id="consent"[^>]* hidden=""/);
    expect(html).toContain('May I &lt;count&gt;?');
    expect(html).not.toMatch(/googletagmanager|google-analytics/);
    expect(scripts.some((file) => file.startsWith('consent'))).toBe(true);
  });

  it('leaves a page without measuring as it was', () => {
    const { html } = renderPage(aPage([open], { context: aContext() }));
    expect(html).not.toMatch(/consent|\.cb\{|\.gt\{/);
  });
});
