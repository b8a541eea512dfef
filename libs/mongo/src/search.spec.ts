import { describe, expect, it } from '@jest/globals';
import { containing, soughtWords, wordBeginnings } from './search.js';

describe('a search term', () => {
  it.each(['a.b', '(a+)+$', '[x', '\\', '.*', 'a|b', '^'])('is taken literally: %p', (term) => {
    const { $regex, $options } = containing(term);
    const pattern = new RegExp($regex, $options);
    expect(pattern.test(`before ${term.toUpperCase()} after`)).toBe(true);
    expect(pattern.test('before xyz after')).toBe(false);
  });
  it('is cut at 120 characters', () => expect(containing('x'.repeat(500)).$regex).toHaveLength(120));
});

describe('the beginnings of words', () => {
  it('are stored once each, up to sixteen letters', () => {
    expect(wordBeginnings('Zoë zo')).toEqual(['z', 'zo', 'zoe']);
    expect(wordBeginnings('a'.repeat(40)).at(-1)).toBe('a'.repeat(16));
  });
  it('are sought by each word of a term, and by none where it has no letter or digit', () => {
    expect(soughtWords(`Müller ${'B'.repeat(40)} müller`)).toEqual(['muller', 'b'.repeat(16)]);
    expect(soughtWords('@ .*')).toEqual([]);
  });
});
