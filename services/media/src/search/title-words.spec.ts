import { describe, expect, it } from '@jest/globals';
import { foldTitle, partsOfTitle, soughtWords } from './title-words.js';

const isFound = (term: string, title: string) => {
  const sought = soughtWords(term);
  if (!sought) return false;
  const has = new Set(partsOfTitle(title));
  return sought.parts.every((part) => has.has(part)) && sought.whole.every((word) => foldTitle(title).includes(word));
};

describe('the words of a title', () => {
  it.each([
    ['p', 'Photo of the quay'],
    ['qu', 'Photo of the quay'],
    ['PHOTO', 'photo'],
    ['photo quay', 'Quay, a photo'],
    ['graph', 'Photography'],
    ['photographer', 'The photographers of 2026'],
    ['zurich', 'Zürich am See'],
    ['Ελλάδα', 'Ελλαδα 2026'],
    ['ß', 'ßtrand'],
    ['0042', 'IMG_20260042.JPG'],
    ['b+', '(a+b)'],
    ['京', '東京の写真'],
    ['写真', '東京の写真'],
    ['foto', 'ｆｏｔｏ'],
  ])('%s finds %s', (term, title) => expect(isFound(term, title)).toBe(true));

  it.each([
    ['h', 'Photo'],
    ['ot', 'Photo'],
    ['photo bay', 'Photo of the quay'],
    ['photographic', 'Photography'],
    ['.*', 'anything'],
    ['$ne', 'anything'],
    ['toof', 'Photo of'],
  ])('%s does not find %s', (term, title) => expect(isFound(term, title)).toBe(false));

  it('stay few, however long a title is', () => {
    expect(partsOfTitle('x'.repeat(5_000)).length).toBeLessThan(20);
    expect(
      partsOfTitle(Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')).length,
    ).toBeLessThan(700);
  });

  it('of nothing are none', () =>
    expect([foldTitle('!?'), partsOfTitle('…'), soughtWords('   ')]).toEqual(['', [], null]));
});
