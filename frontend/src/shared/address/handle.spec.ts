import { describe, expect, it } from '@jest/globals';
import { slug } from '@linkyard/contracts';
import { handleFrom } from './handle.js';

describe('handleFrom', () => {
  it.each([
    ['Zoë van Dyk', 'zoe-van-dyk'],
    ['  Mara  Lindt ', 'mara-lindt'],
    ['Ærø & Søn', 'r-s-n'],
    ['李雷', ''],
    ['Al', ''],
    ['A name that is much longer than forty characters are', 'a-name-that-is-much-longer-than-forty-ch'],
  ])('makes %j into %j', (name, handle) => {
    expect(handleFrom(name)).toBe(handle);
  });

  it('only ever proposes what the contract accepts', () => {
    for (const name of ['Zoë van Dyk', 'A-', '--Abc--', 'x'.repeat(80)]) {
      const handle = handleFrom(name);
      if (handle) expect(slug.safeParse(handle).success).toBe(true);
    }
  });
});
