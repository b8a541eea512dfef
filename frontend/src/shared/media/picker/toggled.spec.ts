import { describe, expect, it } from '@jest/globals';
import { toggled } from './toggled.js';

describe('a choice of several', () => {
  const [a, b, c] = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }];
  it('keeps the order in which they were pressed', () => expect(toggled([b], a, 3)).toEqual([b, a]));
  it('gives back what is pressed again', () => expect(toggled([b, { _id: 'a' }], a, 3)).toEqual([b]));
  it('takes no more than fit', () => expect(toggled([a, b], c, 2)).toEqual([a, b]));
});
