import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SimpleMarkdown } from './simple-markdown.js';

const draw = (text: string) => renderToStaticMarkup(<SimpleMarkdown text={text} />);

describe('a long text in simple Markdown', () => {
  it('has headings, paragraphs, lists, bold, italic and links', () => {
    const html = draw(
      '# Terms\n\nOne **bold** and *italic*\nline.\n\n- first\n- second\n\n1. one\n2) two\n\n[Us](https://a.example)',
    );
    expect(html).toBe(
      '<h2>Terms</h2><p dir="auto">One <strong>bold</strong> and <em>italic</em><br/>line.</p>' +
        '<ul dir="auto"><li>first</li><li>second</li></ul><ol dir="auto"><li>one</li><li>two</li></ol>' +
        '<p dir="auto"><a href="https://a.example" rel="noopener">Us</a></p>',
    );
  });

  it('links plain addresses without the full stop that follows', () => {
    expect(draw('See https://a.example/x?y=1.')).toContain('<a href="https://a.example/x?y=1" rel="noopener">');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[click](javascript:alert(1))',
    '[click](data:text/html,<script>)',
    '**<b onclick=x>**',
  ])('has no markup of its own from %s', (text) => {
    expect(draw(text)).not.toMatch(/<(?:script|img|b )|href="(?:javascript|data)/);
  });

  it('leaves snake_case, 2 * 3 * 4 and addresses with underscores as they are', () => {
    expect(draw('a_b_c 2 * 3 * 4')).toBe('<p dir="auto">a_b_c 2 * 3 * 4</p>');
  });

  it.each(['*a ', '[', '**', '_a__b', '[a](b ', '`', 'http://', '> - ', '<', '# ', '1. '])(
    'takes a moment for 50,000 characters of %j',
    (part) => {
      const from = performance.now();
      draw(part.repeat(50_000 / part.length));
      expect(performance.now() - from).toBeLessThan(2_000);
    },
  );
});
