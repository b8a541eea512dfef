import { describe, expect, it } from '@jest/globals';
import { nextIndex } from './grid-keys.js';

/** Eight in rows of three: 0 1 2 / 3 4 5 / 6 7. */
const from = (index: number, isRtl = false) => ({ index, count: 8, columns: 3, isRtl });

describe('nextIndex', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 7, 7],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 2, 2],
    ['Home', 5, 0],
    ['End', 2, 7],
  ])('%s from %i leads to %i', (key, index, to) => expect(nextIndex(key, from(index))).toBe(to));

  it('goes the other way where writing does', () => {
    expect(nextIndex('ArrowLeft', from(0, true))).toBe(1);
    expect(nextIndex('ArrowRight', from(1, true))).toBe(0);
  });

  it('knows no other key', () => expect(nextIndex('x', from(0))).toBeNull());
});
