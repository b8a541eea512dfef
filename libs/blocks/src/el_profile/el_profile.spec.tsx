import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_profile', data)} context={aContext()} />);

describe('el_profile', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Cher', 'C'],
    ['👩‍🎤 Nova de la Cruz', '👩‍🎤C'],
    ['مريم العلي', 'ما'],
  ])('shows %s as %s when there is no picture', (name, letters) => expect(draw({ name })).toContain(`>${letters}<`));
  it('describes the picture, with the name when nothing else is said', () => {
    expect(draw({ name: 'Ada', image: '/media/a.webp' })).toContain('alt="Ada"');
    expect(draw({ name: 'Ada', image: '/media/a.webp', imageAlt: 'Ada at a loom' })).toContain('alt="Ada at a loom"');
  });
  it('shows nothing when it is empty', () => expect(draw({})).toBe(''));
});
