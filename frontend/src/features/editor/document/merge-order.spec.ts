import { describe, expect, it } from '@jest/globals';
import { mergeOrder } from './merge-order.js';

const list = (letters: string) => [...letters];

describe('mergeOrder', () => {
  it.each([
    ['abc', 'abc', 'abc', 'abc'],
    ['abc', 'cab', 'abc', 'cab'],
    ['abc', 'abc', 'acb', 'acb'],
    ['abc', 'axbc', 'abyc', 'axbyc'],
    ['abc', 'cba', 'abcx', 'cxba'],
    ['abc', 'abc', 'bc', 'bc'],
    ['abc', 'cab', 'ac', 'ca'],
    ['abc', 'ab', 'xabc', 'xab'],
    ['', 'x', 'y', 'yx'],
  ])('base %s, ours %s, theirs %s: %s', (base, ours, theirs, merged) => {
    expect(mergeOrder(list(base), list(ours), list(theirs)).join('')).toBe(merged);
  });
});
