import { describe, expect, it } from '@jest/globals';
import { isolated } from './isolated.js';

describe('a value within a sentence', () => {
  it('keeps a direction of its own only where the page reads from right to left', () => {
    expect(isolated('$25', { direction: 'ltr' })).toBe('$25');
    expect(isolated('$25', { direction: 'rtl' })).toBe('\u2068$25\u2069');
  });
});
