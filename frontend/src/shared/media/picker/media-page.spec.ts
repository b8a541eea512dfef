import { describe, expect, it } from '@jest/globals';
import { mediaPage, withoutRepeats } from './media-page.js';

describe('a page of the picker', () => {
  it('asks for 24 pictures, and for a word only when there is one', () => {
    expect(mediaPage('picture', '', 2).data).toEqual({ page: 2, listPerPage: 24, type: 'gallery', kind: 'picture' });
    expect(mediaPage('audio', 'sea', 1).data).toMatchObject({ type: 'document', kind: 'audio', searchTerm: 'sea' });
  });

  it('shows what comes twice once, where it came first', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((_id) => ({ _id }));
    if (!a || !b || !c) throw new Error('three were made');
    expect(withoutRepeats([[c], [a, b], [b, c]])).toEqual([c, a, b]);
  });
});
