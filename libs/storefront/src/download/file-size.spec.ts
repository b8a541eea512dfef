import { describe, expect, it } from '@jest/globals';
import { wordsIn } from '../words/words.js';
import { fileSize } from './file-size.js';

describe('the size of a file', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1.0 kB'],
    [1_234_567, '1.2 MB'],
    [12_345_678, '12 MB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('of %i bytes is written %s', (bytes, text) => expect(fileSize(bytes, wordsIn('en'))).toBe(text));

  it('has the decimal sign of the reader', () => {
    expect(fileSize(1_234_567, wordsIn('de'))).toBe('1,2 MB');
  });
});
