import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { html } from './html.js';
import { screenDocument, screenPolicy } from './public-screen.js';
import { stylesheet } from './stylesheet.js';

describe('a public screen', () => {
  const own = stylesheet('.total{\n  color:red\n}');

  it('allows exactly the styles that are inlined in it', () => {
    const { text } = screenDocument({ title: 'A', body: html`<p>b</p>`, styles: [own] });
    const policy = screenPolicy({ styles: [own] }, true);
    const inlined = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    expect(inlined).toHaveLength(2);
    for (const css of inlined)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('may lead to a payment page without TLS on a machine without TLS alone', () => {
    expect(screenPolicy({}, true)).toContain("form-action 'self' https:;");
    expect(screenPolicy({}, false)).toContain("form-action 'self' https: http:;");
  });

  it('is written in the direction of its language', () => {
    expect(screenDocument({ title: '<', body: '', lang: 'he' }).text).toContain('<html lang="he" dir="rtl">');
    expect(screenDocument({ title: '<', body: '' }).text).toContain('<html lang="en" dir="ltr">');
  });
});
