import { describe, expect, it } from '@jest/globals';
import { largestArea, pixelsOf, resized } from './crop-area.js';
import { aspectOf, ratios } from './ratios.js';

describe('the part of a picture that is kept', () => {
  it('begins with the whole picture, or the largest of its shape in the middle', () => {
    expect(largestArea(null, 2)).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(largestArea(1, 2)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
    expect(largestArea(16 / 9, 1)).toMatchObject({ x: 0, width: 100, y: 21.875, height: 56.25 });
  });

  it.each(ratios())('of the ratio $value has that shape in pixels', ({ value, aspect }) => {
    if (aspect === null) return expect(aspectOf(value)).toBeNull();
    const picture = { width: 1601, height: 1203 };
    const { size } = pixelsOf(largestArea(aspect, picture.width / picture.height), picture, 1920);
    expect(size.width / size.height).toBeCloseTo(aspect, 1);
    expect(Math.max(size.width / picture.width, size.height / picture.height)).toBeCloseTo(1, 2);
  });

  it('grows and shrinks around its middle, keeps its shape and stays inside', () => {
    const area = { x: 10, y: 20, width: 40, height: 20 };
    expect(resized(area, 0.5)).toEqual({ x: 20, y: 25, width: 20, height: 10 });
    expect(resized(area, 99)).toEqual({ x: 0, y: 5, width: 100, height: 50 });
    expect(resized(area, 0.0001).width).toBeCloseTo(5);
    expect(resized({ x: 90, y: 0, width: 10, height: 10 }, 2)).toMatchObject({ x: 80, y: 0, width: 20, height: 20 });
  });

  it('is never wider than asked for, and never nothing', () => {
    expect(pixelsOf({ x: 50, y: 0, width: 50, height: 100 }, { width: 6000, height: 2000 }, 1920)).toEqual({
      part: { x: 3000, y: 0, width: 3000, height: 2000 },
      size: { width: 1920, height: 1280 },
    });
    expect(pixelsOf({ x: 0, y: 0, width: 0.01, height: 0.01 }, { width: 10, height: 10 }, 1920).size).toEqual({
      width: 1,
      height: 1,
    });
  });
});
