import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_gallery', data)} context={aContext({})} />);
const images = [
  { imgUrl: 'https://i.example/1.jpg', alt: 'A boat' },
  { imgUrl: 'https://i.example/2.jpg', redirectUrl: 'https://shop.example/' },
  { imgUrl: '' },
];

describe('el_gallery', () => {
  it('links each picture to itself, or to where it leads', () => {
    const html = draw({ images });
    expect(html).toContain('<a href="https://i.example/1.jpg" data-g="">');
    expect(html).toContain('<a href="https://shop.example/" data-c="" rel="noopener" aria-label="Picture 2 of 2">');
  });
  it('gives every picture its size, and loads all but the first when they come near', () => {
    const html = draw({ images });
    expect(html.match(/<img [^>]*width="1200" height="900"/g)).toHaveLength(2);
    expect(html.match(/loading="lazy"/g)).toHaveLength(1);
  });
  it('is nothing without pictures', () => {
    expect(draw({ images: [{ imgUrl: '' }] })).toBe('');
    expect(draw({ images: [{ imgUrl: 'javascript:alert(1)' }] })).toBe('');
  });
});
