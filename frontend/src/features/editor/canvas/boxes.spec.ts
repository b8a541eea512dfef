import { describe, expect, it } from '@jest/globals';
import { gapsOf, settledBoxes } from './boxes.js';

const box = (top: number, height = 50, left = 20, width = 300) => ({ top, left, width, height });

describe('gapsOf', () => {
  it('puts a line between every two blocks, one above and one below', () => {
    const gaps = gapsOf([box(100), box(174), box(238)]);
    expect(gaps.map(({ index, top }) => [index, top])).toEqual([
      [0, 88],
      [1, 162],
      [2, 231],
      [3, 300],
    ]);
  });
  it('stays on the page above a block that touches its edge', () => {
    expect(gapsOf([box(0)])[0]?.top).toBe(16);
  });
  it('follows the block it comes before into another column', () => {
    const gaps = gapsOf([box(0, 600, 0, 400), box(60, 50, 440, 500)]);
    expect(gaps[1]).toMatchObject({ index: 1, left: 440, width: 500, top: 60 });
  });
  it('leaves out what is not drawn yet', () => {
    expect(gapsOf([undefined, box(40)]).map(({ index }) => index)).toEqual([1, 2]);
    expect(gapsOf([])).toEqual([]);
  });
});

describe('settledBoxes', () => {
  it('keeps what has not moved and takes over what has', () => {
    const known = { above: box(0), grown: box(60), below: box(120) };
    const next = settledBoxes(known, { above: box(0), grown: box(60, 80), below: box(150) });
    expect(next['above']).toBe(known.above);
    expect(next).toEqual({ above: box(0), grown: box(60, 80), below: box(150) });
  });
  it('is the same as before when nothing has moved, and not when a block is gone', () => {
    const known = { one: box(0), other: box(60) };
    expect(settledBoxes(known, { one: box(0), other: box(60) })).toBe(known);
    expect(settledBoxes(known, { one: box(0) })).toEqual({ one: box(0) });
  });
});
