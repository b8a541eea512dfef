import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { percentOf, percentWithin } from './percent.js';

const amount = fc.integer({ min: -1e13, max: 1e13 });
const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);

describe('percentages', () => {
  it.each([
    [1050, 19, 200],
    [50, 1, 1],
    [49, 1, 0],
    [-50, 1, -1],
    [1000, 7.7, 77],
    [1000, '8.875', 89],
    [10, 2.9, 0],
    [999, 0, 0],
  ])('of %i, %s %% is %i', (minor, rate, expected) => {
    expect(percentOf(minor, rate)).toBe(expected);
  });

  it.each([
    [1190, 19, 190],
    [1, 19, 0],
    [-1190, 19, -190],
    [108, '8', 8],
  ])('within %i, %s %% is %i', (gross, rate, expected) => {
    expect(percentWithin(gross, rate)).toBe(expected);
  });

  it.each(['', '1,5', '1e2', 'NaN'])('refuses %p', (rate) => {
    expect(() => percentOf(1, rate)).toThrow(RangeError);
  });

  it('round a refund as the sale', () => {
    fc.assert(
      fc.property(amount, percent, (minor, rate) => {
        expect(percentOf(-minor, rate) + percentOf(minor, rate)).toBe(0);
      }),
    );
  });

  it('taken out of a gross amount leave a net amount that they lead back from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), percent, (gross, rate) => {
        const tax = percentWithin(gross, rate);
        expect(Math.abs(percentOf(gross - tax, rate) - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
