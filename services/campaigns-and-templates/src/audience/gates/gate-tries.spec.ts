import { describe, expect, it } from '@jest/globals';
import { pauseAfter } from './gate-tries.js';

describe('the pause between wrong passwords at one gate', () => {
  it.each([
    [1, 0],
    [24, 0],
    [25, 2],
    [26, 4],
    [29, 32],
    [33, 300],
    [5_000, 300],
  ])('after %i tries is %i s', (tries, seconds) => {
    expect(pauseAfter(tries)).toBe(seconds);
  });
});
