import { describe, expect, it } from '@jest/globals';
import { isLinearizable, type RegisterOp } from './linearizable.js';

const write = (value: string, from: number, until = Infinity): RegisterOp => ({
  kind: 'write',
  value,
  from,
  until,
});
const read = (value: string, from: number, until: number): RegisterOp => ({
  kind: 'read',
  value,
  from,
  until,
});

describe('the history of a register', () => {
  it('is explained when concurrent operations take effect in some order', () => {
    expect(isLinearizable([write('a', 1, 6), write('b', 2, 5), read('b', 3, 4), read('a', 7, 8)], '')).toBe(true);
    expect(isLinearizable([read('', 1, 4), write('a', 2, 3)], '')).toBe(true);
  });

  it('is refuted by a lost write, a stale read, and two reads that disagree about the order', () => {
    expect(isLinearizable([write('a', 1, 2), read('', 3, 4)], '')).toBe(false);
    expect(isLinearizable([write('a', 1, 2), write('b', 3, 4), read('a', 5, 6)], '')).toBe(false);
    const writes = [write('a', 1, 20), write('b', 2, 20)];
    expect(isLinearizable([...writes, read('a', 3, 4), read('b', 5, 6), read('a', 7, 8)], '')).toBe(false);
  });

  it('allows a write without an answer to take effect late or never, but not twice', () => {
    expect(isLinearizable([write('a', 1), read('', 2, 3), read('a', 4, 5)], '')).toBe(true);
    expect(isLinearizable([write('a', 1), read('', 2, 3)], '')).toBe(true);
    expect(
      isLinearizable([write('a', 1), write('b', 2, 9), read('a', 3, 4), read('b', 5, 6), read('a', 7, 8)], ''),
    ).toBe(false);
  });
});
