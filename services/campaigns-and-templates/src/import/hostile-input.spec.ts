import { describe, expect, it } from '@jest/globals';
import { isSafeLink } from '@linkyard/contracts';
import fc from 'fast-check';
import { fixtureNames, readFixture } from './fixtures/read-fixture.js';
import { MAX_BIO, MAX_LINKS, MAX_NAME, MAX_SKIPPED, MAX_SOCIALS, MAX_TITLE, type FoundPage } from './found-page.js';
import { parsePage } from './parse-page.js';
import { socialKeys } from './social-keys.js';

const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e]/;

/** What holds for every answer, whatever went in. */
function checkPage(page: FoundPage): void {
  expect(page.links.length).toBeLessThanOrEqual(MAX_LINKS);
  expect(page.socials.length).toBeLessThanOrEqual(MAX_SOCIALS);
  expect(page.skipped.length).toBeLessThanOrEqual(MAX_SKIPPED);
  expect(page.bio.length).toBeLessThanOrEqual(MAX_BIO);
  expect(Math.max(page.name.length, page.title.length)).toBeLessThanOrEqual(MAX_NAME);
  expect(['ltr', 'rtl']).toContain(page.direction);
  for (const { title, url, kind, image } of page.links) {
    expect(title).not.toBe('');
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE);
    expect(kind === 'heading' ? url === '' : isSafeLink(url)).toBe(true);
    if (image !== undefined) expect(image).toMatch(/^https?:\/\//);
  }
  for (const { type, url } of page.socials) {
    expect(socialKeys).toContain(type);
    expect(isSafeLink(url)).toBe(true);
  }
  if (page.avatarUrl !== null) expect(page.avatarUrl).toMatch(/^https?:\/\//);
  const text = [page.title, page.name, page.bio, ...page.links.map((link) => link.title + (link.subtitle ?? ''))].join(
    '',
  );
  expect(lone.test(text)).toBe(false);
  expect(control.test(text)).toBe(false);
  expect(page.warnings.map(({ code }) => code)).not.toContain('unreadable');
}

const codes = (page: FoundPage) => page.warnings.map(({ code }) => code);
const anything = fc.record({
  text: fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json(),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '<a href="',
            '">',
            '</a>',
            '<',
            '>',
            '"',
            "'",
            '<!--',
            '-->',
            '<h1>',
            '</h2>',
            '<script>',
            '</script>',
          ),
          fc.constantFrom(
            '<div style="background:',
            '<img src=',
            '<meta property="og:title" content="',
            '<base href=',
            'javascript:',
          ),
          fc.constantFrom(
            '{',
            '}',
            '[',
            ']',
            '"links":',
            '"socialLinks":',
            '"url":',
            ',',
            ';',
            '\n',
            '<title>',
            '<style>body{',
            '&#x',
          ),
          fc.webUrl(),
          fc.string({ maxLength: 12 }),
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.join('')),
  ),
  url: fc.option(fc.oneof(fc.webUrl(), fc.string(), fc.constant('https://linktr.ee/x')), { nil: undefined }),
  contentType: fc.option(fc.constantFrom('text/html', 'application/json', 'text/csv', 'x'), { nil: undefined }),
  fileName: fc.option(fc.constantFrom('a.html', 'a.json', 'a.csv', '..'), { nil: undefined }),
});

describe('parsePage on any input', () => {
  it('answers random text of every kind', () => {
    fc.assert(
      fc.property(anything, (input) => checkPage(parsePage(input))),
      { numRuns: 400 },
    );
  });

  it('answers every known page with pieces cut out, doubled, swapped and scribbled over', () => {
    const texts = fixtureNames.map(readFixture);
    const edit = fc.record({
      at: fc.nat(),
      length: fc.nat({ max: 400 }),
      put: fc.oneof(fc.string(), fc.constantFrom('<', '"', '</a>', '{', '\u0000', '\ud800')),
    });
    fc.assert(
      fc.property(fc.nat({ max: texts.length - 1 }), fc.array(edit, { minLength: 1, maxLength: 8 }), (index, edits) => {
        const text = edits.reduce((page, { at, length, put }) => {
          const start = at % (page.length + 1);
          return page.slice(0, start) + put + page.slice(start + length);
        }, texts[index] ?? '');
        checkPage(parsePage({ text, fileName: fixtureNames[index], url: 'https://page.example/' }));
      }),
      { numRuns: 150 },
    );
  });

  it('answers JSON that only looks like the known exports', () => {
    const words = fc.constantFrom(
      'links',
      'socials',
      'socialLinks',
      'props',
      'pageProps',
      'account',
      'sections',
      'pages',
      'type',
      'url',
      'title',
      'sectionData',
      'items',
      'parent',
      'id',
      'position',
      'button_id',
      'link',
      'theme',
      '__proto__',
    );
    const values = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom('el_link', 'el_profile', 'https://a.example/', 'HEADER', 1, null, true),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(words, tie('value'), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(values.value, (value) => checkPage(parsePage({ text: JSON.stringify(value) ?? '' }))),
      { numRuns: 300 },
    );
  });
});

describe('parsePage at its limits', () => {
  it.each([
    ['elements nested without end', '<div>'.repeat(300_000)],
    ['unmatched closing tags', '<b>'.repeat(200_000) + '</i>'.repeat(200_000)],
    ['links never closed', '<a href=x>'.repeat(150_000)],
    ['attributes without end', `<a ${'x=y '.repeat(400_000)}href=z>q</a>`],
    ['comments never closed', '<!--'.repeat(400_000)],
    ['paragraphs', '<p>'.repeat(500_000)],
    ['nested JSON', '['.repeat(1_900_000)],
    ['quotes', '"'.repeat(1_500_000)],
    ['forwarding within forwarding', `<a href="https://a.example${'/going/1/https://a.example'.repeat(50_000)}">x</a>`],
    [
      'combining marks',
      `<h1>a${'\u0301'.repeat(500_000)}</h1><a href="https://a.example/">b${'\u0301'.repeat(100_000)}</a>`,
    ],
  ])(
    'comes to an end: %s',
    (_, text) => checkPage(parsePage({ text, url: 'https://page.example/' })),
    // What takes time in the square of its length takes many minutes; the runner then ends it.
    120_000,
  );

  it('reads 2 MB and says so when there was more', () => {
    const page = parsePage({
      text: `<a href="https://a.example/">é</a>${'<!-- é -->'.repeat(250_000)}<a href="https://b.example/">late</a>`,
    });
    expect(page.links.map(({ title }) => title)).toEqual(['é']);
    expect(codes(page)).toContain('input-cut');
  });

  it('takes 500 links and counts the rest', () => {
    const text = Array.from({ length: 620 }, (_, n) => `<a href="https://a.example/${n}">Row ${n}</a>`).join('\n');
    const page = parsePage({ text });
    expect(page.links).toHaveLength(500);
    expect(page.warnings).toEqual([
      { code: 'too-many-links', text: 'Only the first 500 links were taken; 120 more were left out.' },
    ]);
    expect(page.skipped[0]).toEqual({ title: 'Row 500', url: 'https://a.example/500', reason: 'limit' });
  });

  it('shortens titles to 200 characters without breaking an emoji', () => {
    const page = parsePage({ text: JSON.stringify([{ title: `${'a'.repeat(196)}👩🏽‍🍳👩🏽‍🍳`, url: 'https://a.example/' }]) });
    expect(page.links[0]?.title).toBe(`${'a'.repeat(196)}…`);
    expect(codes(page)).toEqual(['title-shortened']);
  });

  it.each([
    ['', ['empty-input', 'no-links']],
    ['\ufeff \n', ['empty-input', 'no-links']],
    ['{"links": [', ['invalid-json', 'no-links']],
    ['<html><body><p>Nothing here', ['no-links']],
    ['<html><body><div id="root"></div><script src="/app.js"></script>', ['built-by-script', 'no-links']],
  ])('reports why nothing was found in %j', (text, expected) => {
    expect(codes(parsePage({ text }))).toEqual(expected);
  });
});
