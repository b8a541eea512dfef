import { describe, expect, it } from '@jest/globals';
import { containing } from './search.js';

describe('a search term', () => {
  it.each(['a.b', '(a+)+$', '[x', '\\', '.*', 'a|b', '^'])('is taken literally: %p', (term) => {
    const { $regex, $options } = containing(term);
    const pattern = new RegExp($regex, $options);
    expect(pattern.test(`before ${term.toUpperCase()} after`)).toBe(true);
    expect(pattern.test('before xyz after')).toBe(false);
  });
  it('is cut at 120 characters', () => expect(containing('x'.repeat(500)).$regex).toHaveLength(120));
});
