import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';

const draw = (data: object, mode: 'public' | 'editor' = 'public') =>
  renderToStaticMarkup(<SectionView section={aSection('el_link', data)} context={aContext({ mode })} />);

describe('el_link', () => {
  it('is a real link that the beacon counts', () => {
    const html = draw({ linkTitle: 'Shop', inputLink: 'https://shop.example/' });
    expect(html).toContain('<a class="btn lk" href="https://shop.example/" data-c="">');
  });
  it('opens a new tab only when asked to', () => {
    expect(draw({ inputLink: 'https://a.example/', newpage: true })).toContain('target="_blank" rel="noopener"');
    expect(draw({ inputLink: 'https://a.example/' })).not.toContain('target=');
  });
  it('leads to a page of the template by id', () => {
    expect(draw({ linkType: 'page', inputPage: 'a'.repeat(24), linkTitle: 'Home' })).toContain('href="/ada"');
  });
  it('is not shown when its page is gone, but stays in the editor', () => {
    const data = { linkType: 'page', inputPage: 'f'.repeat(24), linkTitle: 'Gone' };
    expect(draw(data)).toBe('');
    expect(draw(data, 'editor')).toContain('Gone');
  });
  it('adds campaign marks without touching what is there', () => {
    const utm = { source: 'page', medium: '', campaign: 'a b' };
    const html = draw({ inputLink: 'https://a.example/?utm_source=x&q=1', utm });
    expect(html).toContain('https://a.example/?utm_source=x&amp;q=1&amp;utm_campaign=a+b');
    expect(draw({ inputLink: 'mailto:a@b.co', utm })).toContain('href="mailto:a@b.co"');
  });
  it('is called by its address when it has no title', () => {
    expect(draw({ inputLink: 'https://www.a.example/shop/' })).toContain('>a.example/shop<');
  });
});
