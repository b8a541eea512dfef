import { join } from 'node:path';
import { plainText, sanitizeRichText } from '@linkyard/blocks/schema';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';

// The server reads formatted texts with a parser of its own, the editor with the browser's: both must keep the same.

const texts = [
  '<p>a <strong>b</strong> <a href="https://x.example/?a=1&amp;b=2">c</a></p><ul><li>d</li></ul>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a><a href=" \u0001javascript:alert(1)">y</a><a href="//evil.example">z</a>',
  '<p style="position:fixed" onclick="x()">a</p>',
  '<svg><script>1</script></svg><svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext></p><style><img src=x onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script><p>in a template</p></template>',
  '<p>not <b>closed <i>at</b> all<li>alone<table><tr><td>cell',
  '<form><div></form><form>words</form>',
  '<!-- a note --><!doctype html><p>after it</p>',
  '<p dir="rtl">مرحبا <span dir="bogus">بالعالم</span></p>',
  'e\u0301 👩‍👩‍👧‍👦 &nbsp;&lt;&amp;&#x1F600; \u0000 end',
  '<h2>One</h2><h3>Two</h3><h5>Five</h5><blockquote><code>x &lt; y</code></blockquote><br/>line\r\nline',
];

test('a formatted text is the same in the editor and on the server', async ({ page }) => {
  const bundle = await build({
    stdin: {
      contents: `export { plainText, sanitizeRichText } from './rich-text.js'`,
      resolveDir: join(import.meta.dirname, '../../libs/blocks/src/kit'),
    },
    bundle: true,
    write: false,
    platform: 'browser',
    conditions: ['@linkyard/source'],
    format: 'iife',
    globalName: 'richText',
  });
  await page.goto('about:blank');
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  const there = await page.evaluate(
    (all) => all.map((text) => [window.richText.sanitizeRichText(text), window.richText.plainText(text)]),
    texts,
  );
  expect(there).toEqual(texts.map((text) => [sanitizeRichText(text), plainText(text)]));
  // Nothing of them was run while they were read.
  expect(await page.evaluate(() => document.images.length)).toBe(0);
});

declare global {
  interface Window {
    richText: { plainText: (html: string) => string; sanitizeRichText: (html: string) => string };
  }
}
