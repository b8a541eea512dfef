import { describe, expect, it } from '@jest/globals';
import { nextSort, pageWindow, readTableState, serialNumber, writeTableState, type TableState } from './table-state.js';

const options = { sorts: ['name', 'createdAt'], filters: { state: ['new', 'read'] } };

describe('table state in the URL', () => {
  it('reads back what it wrote and keeps what belongs to others', () => {
    const state: TableState = {
      page: 3,
      search: 'ann',
      sort: '-createdAt',
      filters: { state: 'new' },
      density: 'compact',
    };
    const params = writeTableState(new URLSearchParams('tab=users'), state, options);
    expect(params.get('tab')).toBe('users');
    expect(readTableState(params, options)).toEqual(state);
  });

  it('leaves defaults out of the address', () => {
    const state = readTableState(new URLSearchParams(), options);
    expect(writeTableState(new URLSearchParams('page=2&q=x&state=new'), state, options).toString()).toBe('');
  });

  it('ignores what is not offered', () => {
    const params = new URLSearchParams('page=-4&sort=passwordHash&state=gone&density=huge');
    expect(readTableState(params, options)).toEqual({
      page: 1,
      search: '',
      sort: '',
      filters: {},
      density: 'comfortable',
    });
  });
});

describe('filters with values of their own', () => {
  const own = { sorts: [], filters: { from: (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) } };

  it('keeps what passes the test and drops the rest', () => {
    expect(readTableState(new URLSearchParams('from=2025-03-05'), own).filters).toEqual({ from: '2025-03-05' });
    expect(readTableState(new URLSearchParams('from=yesterday'), own).filters).toEqual({});
  });

  it('takes a search from a link and writes it its own way', () => {
    const state = readTableState(new URLSearchParams('search=Ann'), own);
    expect(state.search).toBe('Ann');
    expect(writeTableState(new URLSearchParams('search=Ann'), state, own).toString()).toBe('q=Ann');
  });
});

describe('nextSort', () => {
  it('goes from ascending over descending to the own order of the list', () => {
    expect(nextSort('', 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBe('');
    expect(nextSort('-createdAt', 'name')).toBe('name');
  });
});

describe('paging', () => {
  it.each([
    [1, 1, [1]],
    [1, 9, [1, 2, 3]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [7, 8, 9]],
    [1, 0, []],
  ])('on page %i of %i shows %j', (current, pages, expected) => {
    expect(pageWindow(current, pages)).toEqual(expected);
  });

  it('numbers rows through the pages', () => {
    expect(serialNumber(1, 10, 0)).toBe(1);
    expect(serialNumber(3, 10, 4)).toBe(25);
  });
});
