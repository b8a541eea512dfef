import { describe, expect, it } from '@jest/globals';
import { offeredOption } from './text.js';

const decomposed = 'Cafe\u0301';
const composed = 'Caf\u00e9';

describe('an option that an answer names', () => {
  it.each([
    ['Tea ', 'Tea'],
    ['Tea', ' Tea '],
    [decomposed, composed],
    [composed, decomposed],
    ['Green\u00a0tea', 'Green tea'],
    ['Green  tea', 'Green tea'],
  ])('%j is found by %j, as it is saved', (saved, answer) => {
    expect(offeredOption(['Coffee', saved], answer)).toBe(saved);
  });

  it.each([['Teas'], ['tea'], ['']])('is none for %j', (answer) => {
    expect(offeredOption(['Tea '], answer)).toBeUndefined();
  });
});
