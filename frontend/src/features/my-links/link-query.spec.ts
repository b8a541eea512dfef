import { describe, expect, it } from '@jest/globals';
import { readTableState } from '@linkyard/ui';
import { isOnline, requestOf, tableOptions, wordOf } from './link-query.js';

const request = (query: string) => requestOf(readTableState(new URLSearchParams(query), tableOptions));

describe('the list of pages', () => {
  it('asks for the last changed first', () => {
    expect(request('')).toEqual({ page: 1, sort: '-updatedAt', filters: {} });
  });

  it('asks for what the address says', () => {
    expect(request('page=2&q=ada&sort=-views&state=draft')).toEqual({
      page: 2,
      sort: '-views',
      filters: { state: 'draft' },
      searchTerm: 'ada',
    });
  });

  it('takes no order that it does not offer', () => {
    expect(request('sort=views').sort).toBe('-updatedAt');
  });
});

describe('the state of a page', () => {
  it('is offline when it is switched off, though published', () => {
    expect(wordOf({ state: 'published', status: 0 }).text).toBe('Switched off');
    expect(isOnline({ state: 'published', status: 0 })).toBe(false);
    expect(isOnline({ state: 'published', status: 1 })).toBe(true);
    expect(wordOf({ state: 'draft', status: 1 }).text).toBe('Draft');
  });
});
