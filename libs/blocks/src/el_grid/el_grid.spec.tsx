import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { gridSchema } from './schema.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_grid', data)} context={aContext()} />);
const items = [
  { title: 'Bread', text: 'From six', url: 'https://bread.example/', newTab: true },
  { image: 'https://i.example/1.jpg', url: 'https://one.example/' },
  { title: 'Cakes' },
  { title: ' ', text: '' },
];

describe('el_grid', () => {
  it('shows tiles that hold something, as links where they lead somewhere', () => {
    const html = draw({ columns: 3, gap: 8, items });
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).toContain('style="--n:3;--g:8px"');
    expect(html).toContain('href="https://bread.example/" data-c="" rel="noopener" target="_blank"');
    expect(html).toContain('<div class="gd-i"><span class="gd-x"><b>Cakes</b></span></div>');
  });
  it('has no more columns than tiles', () => {
    expect(draw({ columns: 4, items: items.slice(0, 2) })).toContain('--n:2');
  });
  it('names a link that is only a picture', () => {
    expect(draw({ items })).toContain('aria-label="Tile 2 of 3"');
  });
  it('is nothing without tiles', () => expect(draw({ items: [{ title: ' ' }] })).toBe(''));
  it.each([[{ columns: 5 }], [{ columns: 0 }], [{ gap: 400 }], [{ items: [{ url: 'javascript:x' }] }]])(
    'refuses %p',
    (data) => expect(gridSchema.safeParse(data).success).toBe(false),
  );
});
