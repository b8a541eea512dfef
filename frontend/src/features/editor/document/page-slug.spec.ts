import { describe, expect, it } from '@jest/globals';
import { freeName, freeSlug, slugFrom } from './page-slug.js';

describe('addresses and names of pages', () => {
  it.each([
    ['Über uns & mehr', 'uber-uns-mehr'],
    ['  Shows  ', 'shows'],
    ['日本語', ''],
    ['a'.repeat(60), 'a'.repeat(36)],
  ])('%s becomes %s', (name, slug) => {
    expect(slugFrom(name)).toBe(slug);
  });
  it('takes the first that is free', () => {
    expect(freeSlug('shows', new Set(['shows', 'shows-2']))).toBe('shows-3');
    expect(freeSlug('', new Set())).toBe('page');
    expect(freeName('New page', new Set(['New page']))).toBe('New page 2');
  });
});
