import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_heading', data)} context={aContext()} />);

describe('el_heading', () => {
  it('is the heading it says it is', () =>
    expect(draw({ text: 'Music', tag: 'h3' })).toContain('<h3 class="hg hg-h3">Music</h3>'));
  it('falls back to h2 for a tag it does not know', () => expect(draw({ text: 'x', tag: 'script' })).toContain('<h2'));
  it('shows nothing for blanks', () => expect(draw({ text: '  ' })).toBe(''));
});
