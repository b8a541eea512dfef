import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { css } from './public.css.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_brand', data)} context={aContext()} />);
const logos = [
  { name: 'Alder', image: 'https://i.example/alder.svg', url: 'https://alder.example/' },
  { name: 'Ostra' },
  { name: ' ' },
];

describe('el_brand', () => {
  it('shows a logo, or the name where there is none', () => {
    const html = draw({ title: 'Worked with', logos });
    expect(html).toContain('alt="Alder"');
    expect(html).toContain('<li><span>Ostra</span></li>');
    expect(html.match(/<li>/g)).toHaveLength(2);
  });
  it('hides the copies in the moving row from screen readers and the tab order', () => {
    const html = draw({ layout: 'marquee', logos });
    expect(html.match(/<ul /g)).toHaveLength(6);
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(5);
    expect(html).not.toContain('aria-hidden="false"');
    expect(html.match(/tabindex="-1"/g)).toHaveLength(5);
    expect(html).toContain('--n:6;--d:8s');
  });
  it('can be stopped without JavaScript, and only moves for those who do not mind', () => {
    expect(draw({ layout: 'marquee', logos })).toContain('<input type="checkbox"/><span>Stand still</span>');
    expect(css.split('@media (prefers-reduced-motion:no-preference)')[0]).not.toContain('animation');
    expect(draw({ logos })).not.toContain('checkbox');
  });
  it('is nothing without logos', () => expect(draw({ title: 'Worked with', logos: [{ name: '' }] })).toBe(''));
});
