import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_button', data)} context={aContext()} />);

describe('el_button', () => {
  it('shows icon and text', () => {
    const html = draw({ btnText: 'Write', btnUrl: 'mailto:a@b.co', btnSvg: 'email' });
    expect(html).toContain('<svg');
    expect(html).toContain('href="mailto:a@b.co"');
  });
  it('never takes markup for an icon', () => {
    expect(draw({ btnText: 'x', btnUrl: 'https://a.example/', btnSvg: '<svg onload=alert(1)>' })).toContain('&lt;svg');
  });
  it('is not shown without a target', () => expect(draw({ btnText: 'x' })).toBe(''));
});
