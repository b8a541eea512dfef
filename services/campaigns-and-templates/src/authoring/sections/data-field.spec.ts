import { describe, expect, it } from '@jest/globals';
import { fieldOf, withField } from './data-field.js';

const data = { title: 'T', images: [{ imgUrl: '/a', alt: 'A' }] };

describe('a field of section data', () => {
  it.each([
    ['title', { title: 'new', images: data.images }],
    ['images.0.imgUrl', { title: 'T', images: [{ imgUrl: 'new', alt: 'A' }] }],
    ['images.1.imgUrl', { title: 'T', images: [{ imgUrl: '/a', alt: 'A' }, { imgUrl: 'new' }] }],
  ])('%s is changed and nothing else', (path, expected) => {
    const changed = withField(data, path, 'new');
    expect(changed).toEqual(expected);
    expect(fieldOf(changed, path)).toBe('new');
    expect(data.images).toHaveLength(1);
  });

  it.each(['images.2.imgUrl', 'images.first', 'title.text', 'none.at.all'])('%s is refused', (path) => {
    expect(() => withField(data, path, 'new')).toThrow(expect.objectContaining({ code: 'core.invalid_input' }));
  });
});
