import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_card', data)} context={aContext()} />);
const card = { title: 'Wool hat', text: 'One size.', priceTag: '€32', url: 'https://hats.example/', icon: 'gift' };

describe('el_card', () => {
  it('leads on by its button', () => {
    const html = draw({ ...card, btnText: 'Order' });
    expect(html).toContain('<a class="btn" href="https://hats.example/" data-c="" rel="noopener">Order</a>');
    expect(html).toContain('<h2 class="t">Wool hat</h2>');
    expect(html).toContain('<span class="cr-p">€32</span>');
  });
  it('leads on by its title without one', () => {
    expect(draw(card)).toContain('<h2 class="t"><a href="https://hats.example/" data-c="" rel="noopener">Wool hat</a>');
    expect(draw({ ...card, newpage: true })).toContain('target="_blank" rel="noopener"');
  });
  it('has no button that leads nowhere', () => {
    expect(draw({ ...card, url: '', btnText: 'Order' })).not.toContain('btn');
    expect(draw({ ...card, url: 'javascript:x', btnText: 'Order' })).not.toContain('javascript');
  });
  it('puts its picture where the type says, and is plain without one', () => {
    expect(draw({ ...card, type: 'overlay', image: 'https://i.example/h.jpg', alt: 'A hat' })).toContain('cr-overlay');
    expect(draw({ ...card, type: 'overlay' })).toContain('<article class="cr">');
  });
  it('never takes markup for an icon', () => expect(draw({ ...card, icon: '<svg onload=x>' })).toContain('&lt;svg'));
  it('shows what its product costs and has left, and does not open one that is sold out', () => {
    const publicId = 'a'.repeat(22);
    const data = { ...card, url: `https://pages.example/checkout/${publicId}`, btnText: 'Order' };
    const item = {
      ...{ _id: 'a'.repeat(24), title: 'Hat', summary: '', image: '', priceModel: 'fixed' as const, button: '' },
      ...{ price: { amount: 2450, currency: 'USD' }, compareAt: { amount: 3000, currency: 'USD' }, isFrom: false },
      ...{ soldOut: false, left: 2, href: `/checkout/${publicId}` },
    };
    const shown = (part: object) =>
      renderToStaticMarkup(
        <SectionView
          section={aSection('el_card', data)}
          context={aContext({ sources: { products: [{ ...item, ...part }] } })}
        />,
      );
    const html = shown({});
    for (const text of ['$24.50', '$30', '2 left', `href="/checkout/${publicId}?`]) expect(html).toContain(text);
    expect(html).not.toContain('€32');
    expect(shown({ isFrom: true })).toContain('From $24.50');
    expect(shown({ soldOut: true, left: null })).toContain('Sold out');
    expect(shown({ soldOut: true, left: null })).not.toContain('href');
    const soon = shown({ startsAt: '2090-03-05T00:00:00.000Z' });
    expect(soon).toMatch(/<a class="btn"[^>]*>Coming soon</);
    expect(soon).not.toContain('Order');
    expect(draw(data)).toContain(`href="https://pages.example/checkout/${publicId}"`);
  });
  it('is nothing when it is empty', () => expect(draw({ btnText: 'Order' })).toBe(''));
});
