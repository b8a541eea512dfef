import { describe, expect, it } from '@jest/globals';
import { plainText, sanitizeRichText } from './rich-text.js';

describe('rich text', () => {
  it('keeps marks, lists and safe links', () => {
    const html = '<p>a <strong>b</strong> <a href="https://x.example/">c</a></p><ul><li>d</li></ul>';
    expect(sanitizeRichText(html)).toContain('<strong>b</strong>');
    expect(sanitizeRichText(html)).toContain('href="https://x.example/"');
    expect(sanitizeRichText(html)).toContain('<ul><li>d</li></ul>');
  });
  it.each([
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<p style="position:fixed" onclick="x()">a</p>',
    '<svg><script>1</script></svg>',
    '<iframe src="https://x.example"></iframe>',
    '<math><mtext></p><style><img src=x onerror=alert(1)>',
  ])('takes the danger out of %s', (html) => {
    expect(sanitizeRichText(html)).not.toMatch(
      /onerror|javascript|evil|style=|onclick|<script|<iframe|<img|<svg|<math/,
    );
  });
  it('changes nothing the second time', () => {
    const once = sanitizeRichText('<p>a<a href="https://x.example">b</a><blink>c</p>');
    expect(sanitizeRichText(once)).toBe(once);
  });
  it('gives the words alone', () => expect(plainText('<p>a <b>b</b></p><p>c</p>')).toBe('a b c'));
});
