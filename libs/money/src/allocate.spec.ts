import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allocate, splitEvenly } from './allocate.js';
import { maxMinorAmount } from './units.js';

const sum = (parts: readonly number[]) => parts.reduce((left, right) => left + right, 0);
const amount = fc.integer({ min: -maxMinorAmount / 100, max: maxMinorAmount / 100 });
const weights = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 40 });

describe('allocation of an amount', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [70, 30], [4, 1]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [0, 0], [5, 5]],
    [0, [3, 4], [0, 0]],
    [2, [1, 0, 1], [1, 0, 1]],
  ])('%i by %j is %j', (total, by, expected) => {
    expect(allocate(total, by)).toEqual(expected);
  });

  it('splits evenly', () => {
    expect(splitEvenly(1001, 4)).toEqual([251, 250, 250, 250]);
  });

  it.each([[[]], [[-1]], [[0.5]]])('refuses the weights %j', (by) => {
    expect(() => allocate(1, by)).toThrow(RangeError);
  });

  it('loses nothing and gives nothing to a part without weight', () => {
    fc.assert(
      fc.property(amount, weights, (total, by) => {
        const parts = allocate(total, by);
        expect(sum(parts)).toBe(total);
        if (by.some((weight) => weight > 0)) expect(by.every((weight, i) => weight > 0 || parts[i] === 0)).toBe(true);
      }),
    );
  });

  it('is never off by a whole minor unit from the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), weights, (total, by) => {
        fc.pre(sum(by) > 0);
        const whole = BigInt(sum(by));
        allocate(total, by).forEach((part, index) => {
          const off = BigInt(part) * whole - BigInt(total) * BigInt(by[index] ?? 0);
          expect(off < whole && off > -whole).toBe(true);
        });
      }),
    );
  });
});
