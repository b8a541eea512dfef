import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_list', data)} context={aContext({})} />);
const items = [{ text: 'One', icon: 'heart' }, { text: '  ' }, { text: 'Two', url: 'https://a.example/' }];

describe('el_list', () => {
  it('is an ordered list when numbered, else an unordered one', () => {
    expect(draw({ style: 'number', items })).toContain('<ol class="li" role="list">');
    expect(draw({ style: 'check', items })).toContain('<ul class="li" role="list">');
  });
  it('leaves out empty points, and itself when all are', () => {
    expect(draw({ items }).match(/<li>/g)).toHaveLength(2);
    expect(draw({ items: [{ text: ' ' }] })).toBe('');
  });
  it('links a point that leads somewhere, counted by the beacon', () => {
    expect(draw({ items })).toContain('<a href="https://a.example/" data-c="" rel="noopener">Two</a>');
    expect(draw({ items: [{ text: 'x', url: 'javascript:alert(1)' }] })).not.toContain('javascript');
  });
  it('draws an icon or emoji only in the icon style', () => {
    expect(draw({ style: 'icon', items })).toContain('li-i');
    expect(draw({ style: 'icon', items: [{ text: 'x', icon: '🍕' }] })).toContain('🍕');
    expect(draw({ style: 'bullet', items })).not.toContain('li-i');
  });
});
