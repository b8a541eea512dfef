import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isCleanHtml } from './clean-html.js';
import { sanitizeRichText } from './rich-text.js';

/** By the parser: its end is never clean, and nothing of it is left. */
const parsed = (html: string) => sanitizeRichText(`${html}<hr>`);

const names = [
  'p',
  'h2',
  'blockquote',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'code',
  'br',
  'hr',
  'a',
  'div',
  'table',
  'script',
];
const tag = fc
  .constantFrom(...names, 'svg', 'template', 'P')
  .chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`, `<${name} class="x">`, `<${name}/>`));
const text = fc.constantFrom(
  'a',
  ' ',
  '\n',
  '\t',
  '\f',
  '\u00a0',
  '>',
  '"',
  '\u0000',
  '\r\n',
  '&amp;',
  '👩‍👩‍👧',
  '\ud83d',
  'مرحبا',
  '<',
  '--',
  '\ufeff',
);
const soup = fc.array(fc.oneof(tag, text), { maxLength: 12 }).map((parts) => parts.join(''));

/** Mostly what an editor makes, so that there is much for the fast way to take. */
const { inline, block } = fc.letrec<{ inline: string; block: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(text, fc.constant('<br>')),
    fc
      .tuple(fc.constantFrom('strong', 'em', 'u', 's', 'b', 'code'), fc.array(tie('inline'), { maxLength: 3 }))
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
  ),
  block: fc.oneof(
    { depthSize: 'small' },
    fc
      .tuple(fc.constantFrom('p', 'h2', 'h3', 'li'), fc.array(tie('inline'), { maxLength: 4 }))
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
    fc
      .tuple(fc.constantFrom('ul', 'ol', 'blockquote', 'li'), fc.array(tie('block'), { maxLength: 3 }))
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
  ),
}));
const page = fc
  .array(fc.oneof(block, { arbitrary: inline, weight: 1 }), { maxLength: 4 })
  .map((parts) => parts.join(''));

describe('HTML that needs no parser', () => {
  it.each([
    '',
    '<p></p>',
    '<p>Plain words.</p><p>And <strong>more <em>of</em></strong> them,<br>here.</p>',
    '<h2>Opening</h2><ul><li><p>one</p></li><li><p>two</p><ol><li><p>deep</p></li></ol></li></ul>',
    '<blockquote><p>مرحبا 👩‍👩‍👧</p></blockquote>',
  ])('is reported: %s', (html) => {
    expect(isCleanHtml(html)).toBe(true);
    expect(parsed(html)).toBe(html);
  });

  it.each([
    '<p>a',
    '<p>a</p></p>',
    '<p><p>a</p></p>',
    '<p><ul><li>a</li></ul></p>',
    '<strong>a</strong>',
    '<p><b><b>a</b></b></p>',
    '<p><b><i>a</b></i></p>',
    '<p onclick="x()">a</p>',
    '<p>a &amp; b</p>',
    '<p>a<!-- b --></p>',
    '<p>a < b</p>',
    '<script>a</script>',
    '<constructor>a</constructor>',
    '<ul>a</ul>',
    '<p>\0</p>',
    '<P>a</P>',
  ])('is not taken for it: %s', (html) => expect(isCleanHtml(html)).toBe(false));

  it('is what the parser leaves as it is, whatever it is made of', () => {
    let taken = 0;
    const holds = (html: string) => {
      if (!isCleanHtml(html)) return;
      taken += 1;
      expect(parsed(html)).toBe(html);
    };
    fc.assert(fc.property(soup, holds), { numRuns: 3_000, seed: 1 });
    fc.assert(fc.property(page, holds), { numRuns: 3_000, seed: 1 });
    expect(taken).toBeGreaterThan(500);
  });

  it('is reported for a long text in linear time', () => {
    expect(isCleanHtml(`<p>${'<b>x</b>'.repeat(20_000)}`)).toBe(false);
    expect(isCleanHtml(`<p>${'a'.repeat(200_000)}</p>`)).toBe(true);
    expect(isCleanHtml('<p'.repeat(50_000))).toBe(false);
  });
});
