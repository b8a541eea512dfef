import { describe, expect, it } from '@jest/globals';
import { readTableState } from '@linkyard/ui';
import { atShelf, isNarrowed, libraryOptions, listingOf } from './library-query.js';

const stateOf = (query: string) => readTableState(new URLSearchParams(query), libraryOptions);

describe('the listing', () => {
  it('is 24, newest first, of everything', () => {
    expect(listingOf(stateOf(''))).toEqual({ page: 1, listPerPage: 24, sort: 'newest' });
    expect(isNarrowed(stateOf(''))).toBe(false);
  });

  it('is what the address says', () => {
    expect(listingOf(stateOf('page=3&q=quay&kind=picture&folder=Sea&tag=blue&sort=largest'))).toEqual({
      page: 3,
      listPerPage: 24,
      sort: 'largest',
      searchTerm: 'quay',
      kind: 'picture',
      folder: 'Sea',
      tag: 'blue',
    });
    expect(listingOf(stateOf('deleted=1'))).toMatchObject({ deleted: true });
    expect(isNarrowed(stateOf('deleted=1'))).toBe(false);
  });

  it('is not put off by an address that makes no sense', () => {
    expect(listingOf(stateOf(`kind=nonsense&sort=-views&page=-1&folder=${'x'.repeat(61)}&tag=%20`))).toEqual({
      page: 1,
      listPerPage: 24,
      sort: 'newest',
    });
  });
});

it('one is at one shelf', () => {
  expect(atShelf({ kind: 'audio', folder: 'Sea' }, { tag: 'blue' })).toEqual({ kind: 'audio', tag: 'blue' });
  expect(atShelf({ kind: 'audio', deleted: '1' }, {})).toEqual({ kind: 'audio' });
});
