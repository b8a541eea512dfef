import { describe, expect, it } from '@jest/globals';
import { jsonObject, jsonValue } from './json-data.js';

const nested = (depth: number) => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth)) as unknown;

describe('free-form data', () => {
  const data = jsonObject(1000);
  it('takes a plain object', () => {
    expect(data.parse({ title: 'Ada', items: [{ n: 1 }, null, true] })).toEqual({
      title: 'Ada',
      items: [{ n: 1 }, null, true],
    });
  });
  it.each([
    ['an operator', { a: { $gt: '' } }],
    ['an operator in a list', { a: [{ $where: '1' }] }],
    ['a prototype key', JSON.parse('{"a":{"__proto__":{"x":1}}}') as unknown],
    ['too many bytes', { a: 'ä'.repeat(500) }],
    ['a list', []],
    ['a text', 'x'],
    ['deep nesting', nested(40)],
    ['hostile nesting', nested(20_000)],
  ])('refuses %s', (_name, value) => {
    expect(data.safeParse(value).success).toBe(false);
  });
  it('guards single values alike', () => {
    expect(jsonValue(100).parse([1, 'a', null])).toEqual([1, 'a', null]);
    expect(jsonValue(100).safeParse([{ $ne: 1 }]).success).toBe(false);
    expect(jsonValue(10).safeParse('x'.repeat(20)).success).toBe(false);
  });
});
