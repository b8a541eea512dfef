import { describe, expect, it } from '@jest/globals';
import { parseWithTextKeys, providerKey } from './text-keys.js';

describe('keys above 2^53', () => {
  it('keep all their digits, in objects and lists, and leave texts and short numbers alone', () => {
    const text =
      '{"key": 9223372036854775807, "more":[9007199254740993,12], "text":"9007199254740993 \\" 1", "n":1.25}';
    expect(parseWithTextKeys(text)).toEqual({
      key: '9223372036854775807',
      more: ['9007199254740993', 12],
      text: '9007199254740993 " 1',
      n: 1.25,
    });
  });

  it('are text also where they are short', () => {
    expect(providerKey.parse(42)).toBe('42');
  });

  it('are not looked for in what is no JSON', () => {
    expect(parseWithTextKeys('<h1>Bad gateway</h1>')).toBeNull();
  });
});
