import { describe, expect, it } from '@jest/globals';
import { compilePattern, isPlainPattern } from './pattern.js';

const signs = ['a', 'b', '1', ' '];
function texts(length: number): string[] {
  if (length === 0) return [''];
  return texts(length - 1).flatMap((text) => [text, ...signs.map((sign) => text + sign)]);
}
const samples = [...new Set(texts(4))];

describe('patterns of a form field', () => {
  it.each([
    'a',
    'a*',
    'a+b?',
    '(a|b)+',
    '(?:a|bb)*1',
    '[ab]{2,3}',
    '[^ab]*',
    '\\d{1,2}',
    '\\w+',
    '\\s|\\S\\S',
    'a.b',
    '^a+$',
    'a{2}',
    'a{2,}',
    '(a*)*b',
    '(a|a)*b',
    '[a-b1]*',
    '[1-]|[-a]',
    '(a|)b',
    '',
    'a|b|',
    '(ab){0,2}',
    'a+?b',
    '[\\d a]+',
  ])('reads %s as a browser does', (source) => {
    const matches = compilePattern(source);
    const native = new RegExp(`^(?:${source})$`, 'u');
    const differing = samples.filter((sample) => matches?.(sample) !== native.test(sample));
    expect(differing).toEqual([]);
  });

  it.each([
    ['look-ahead', '(?=a)b'],
    ['look-behind', '(?<=a)b'],
    ['named group', '(?<x>a)'],
    ['back-reference', '(a)\\1'],
    ['word boundary', '\\ba'],
    ['code point escape', '\\u0041'],
    ['unknown property', '\\p{Script=Greek}'],
    ['prototype property', '\\p{constructor}'],
    ['open bracket', '(a'],
    ['closed bracket', 'a)'],
    ['open set', '[a'],
    ['reversed range', '[b-a]'],
    ['nothing to repeat', '*a'],
    ['two repeats', 'a**'],
    ['incomplete braces', 'a{'],
    ['reversed braces', 'a{3,2}'],
    ['huge repeat', 'a{9999}'],
    ['nested huge repeat', '(a{1000}){1000}'],
    ['nested empty repeat', `${'('.repeat(9)}${'){1000}'.repeat(9)}`],
    ['deep nesting', `${'('.repeat(40)}a${')'.repeat(40)}`],
    ['over-long', 'a'.repeat(201)],
    ['trailing backslash', 'a\\'],
  ])('refuses %s', (_name, source) => {
    expect(compilePattern(source)).toBeNull();
  });

  it('knows letters of all scripts', () => {
    const matches = compilePattern('[\\p{L} ]+');
    expect(matches?.('Жанна Łukasz')).toBe(true);
    expect(matches?.('R2')).toBe(false);
  });

  it.each([
    ['(a+)+$', 'a'.repeat(499) + '!'],
    ['(a|aa)+', 'a'.repeat(499) + '!'],
    ['(.*)*x', 'a'.repeat(500)],
    ['\\d*\\d*\\d*\\d*\\d*\\d*\\d*x', '1'.repeat(500)],
    ['(\\w+\\s?){1,50}', 'a'.repeat(500) + '!'],
    ['([a-zA-Z0-9])(([-.]|[_]+)?([a-zA-Z0-9]+))*@', 'a'.repeat(500)],
    // A backtracking matcher would try more ways than there are seconds; the runner's limit would end it.
  ])('answers %s without trying every way', (source, text) => {
    expect(compilePattern(source)?.(text)).toBe(false);
  });

  it('hands only patterns without groups to the browser', () => {
    expect(isPlainPattern('[A-Z]{2}\\d{4}')).toBe(true);
    expect(isPlainPattern('(a+)+')).toBe(false);
    expect(isPlainPattern('\\d*\\d*\\d*\\d*x')).toBe(false);
    expect(isPlainPattern('\\bword')).toBe(false);
  });
});
