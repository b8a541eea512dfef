import { wordsOf } from '@linkyard/mongo';

/** Letters of a title that are looked through; what stands behind them is still shown and sorted by. */
const searchedLetters = 80;
/** The longest beginning or part of a word that the index holds; a longer one is found by its first letters and then compared. */
const longestPart = 8;
/** Writing without spaces between words: there every letter may begin one. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const fewestInside = (word: string) => (unspaced.test(word) ? 1 : 3);

/** A title's words, lower case, without accents, with one space between them: what titles are sorted and compared by. */
export const foldTitle = (title: string): string => wordsOf(title).join(' ');

/** Everything a title is found by: beginnings of its words, and parts of them of three letters and more. */
export function partsOfTitle(title: string): string[] {
  const parts = new Set<string>();
  const letters = [...foldTitle(title)].slice(0, searchedLetters).join('');
  for (const word of letters.split(' ').filter(Boolean)) addParts(parts, word);
  return [...parts];
}

function addParts(parts: Set<string>, word: string) {
  const letters = [...word];
  const fewest = fewestInside(word);
  for (let start = 0; start < letters.length; start += 1) {
    const least = start === 0 ? 1 : fewest;
    const most = Math.min(longestPart, letters.length - start);
    for (let length = least; length <= most; length += 1) parts.add(letters.slice(start, start + length).join(''));
  }
}

export interface SoughtWords {
  /** Each must be among a title's parts; the longest, which the fewest titles have, first. */
  parts: string[];
  /** Words longer than the index holds: each must stand in the folded title. */
  whole: string[];
}

/** @returns null for a term without a letter or digit: no title has it */
export function soughtWords(term: string): SoughtWords | null {
  const words = [...new Set(foldTitle(term).split(' ').filter(Boolean))].map((word) => [...word]);
  if (words.length === 0) return null;
  const parts = words.map((letters) => letters.slice(0, longestPart).join(''));
  const whole = words.filter(({ length }) => length > longestPart).map((letters) => letters.join(''));
  return { parts: [...new Set(parts)].sort((one, other) => other.length - one.length), whole };
}
