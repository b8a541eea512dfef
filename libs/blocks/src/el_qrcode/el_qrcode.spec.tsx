import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { qrPath } from './qr-path.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_qrcode', data)} context={aContext({})} />);

describe('el_qrcode', () => {
  it('draws every dark module of the code, and four light ones around it', () => {
    const text = 'https://example.com/a?b=c';
    const code = qrPath(text);
    const plain = encode(text, { ecc: 'M', border: 0 });
    expect(code?.size).toBe(plain.size + 8);
    const drawn = new Set<string>();
    for (const [, x, y, width] of code?.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g) ?? []) {
      for (let step = 0; step < Number(width); step += 1) drawn.add(`${Number(x) + step - 4} ${Number(y) - 4}`);
    }
    const wanted = plain.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${x} ${y}`] : [])));
    expect([...drawn].sort()).toEqual(wanted.sort());
  });
  it('holds the page’s own address when no link is given', () => {
    const { origin, pages, pageId } = aContext({});
    const own = new URL(pages.find((page) => page._id === pageId)?.href ?? '/', origin).href;
    expect(draw({})).toContain(qrPath(own)?.path ?? 'no code');
  });
  it('shows its target as a link for visitors on the phone itself', () => {
    const html = draw({ inputLink: 'https://a.example/menu' });
    expect(html).toContain('aria-label="QR code for a.example/menu"');
    expect(html).toContain('href="https://a.example/menu" data-c=""');
  });
  it('is nothing for a text no code can hold', () => {
    expect(qrPath('x'.repeat(4000))).toBeNull();
  });
});
