import { describe, expect, it } from '@jest/globals';
import { columnsOf, placeAfter } from './grid-keys.js';

describe('arrow keys in a grid of ten in rows of four', () => {
  const go = (key: string, at: number, isRtl = false) => placeAfter(key, at, 10, 4, isRtl);
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 8, 8],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['Home', 6, 0],
    ['End', 2, 9],
    ['a', 2, 2],
  ])('%s at %i leads to %i', (key, at, to) => expect(go(key, at)).toBe(to));

  it('turns left and right where one writes from the right', () => {
    expect([go('ArrowRight', 4, true), go('ArrowLeft', 4, true)]).toEqual([3, 5]);
  });
  it('counts the columns by what stands on one line', () => {
    expect([columnsOf([0, 0, 0, 90, 90]), columnsOf([0, 0]), columnsOf([])]).toEqual([3, 2, 1]);
  });
});
