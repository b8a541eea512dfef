import { describe, expect, it } from '@jest/globals';
import { backInOrder } from './section-removal.service.js';

const deleted = (_id: string, second: number, deletedIndex?: number) => ({
  _id,
  deletedAt: new Date(second * 1_000),
  deletedIndex,
});

describe('blocks that come back', () => {
  it('stand where they stood, deleted together or one after the other', () => {
    expect(backInOrder(['b', 'd'], [deleted('c', 1, 2), deleted('a', 1, 0)])).toEqual(['a', 'b', 'c', 'd']);
    expect(backInOrder(['c'], [deleted('a', 1, 0), deleted('b', 2, 0)])).toEqual(['a', 'b', 'c']);
  });
  it('stand at the end of a page that has become shorter', () => {
    expect(backInOrder([], [deleted('a', 1, 7)])).toEqual(['a']);
    expect(backInOrder(['b'], [deleted('a', 1)])).toEqual(['b', 'a']);
  });
});
