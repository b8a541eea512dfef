import { describe, expect, it } from '@jest/globals';
import { foldCode, foldDigits } from './digits.js';

describe('digits as people type them', () => {
  it.each([
    ['１２３ ４５６', '123 456'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['2027-02-30', '2027-02-30'],
    ['Ada', 'Ada'],
  ])('%s is read as %s', (typed, read) => {
    expect(foldDigits(typed)).toBe(read);
  });

  it.each([
    '123 456',
    '123-456',
    ' 123456\n',
    '123\u00a0456',
    '123\u2009456',
    '123–456',
    '１２３ ４５６',
    '١٢٣٤٥٦',
    '1 2 3 4 5 6',
    '\u200e123456',
  ])('the code %j is read without its groups', (typed) => {
    expect(foldCode(typed)).toBe('123456');
  });

  it('a backup code keeps its letters', () => {
    expect(foldCode(' AB12-cd34 ef56')).toBe('AB12cd34ef56');
  });
});
