import { trusted, wordsOf } from '@linkyard/mongo';
import type { Order } from './order.schema.js';

/** Longer beginnings are not stored: a longer word is found by its first letters. */
const longest = 16;
const beginning = (word: string, length = longest): string => [...word].slice(0, length).join('');
const numbered = (number: number | string): string => `#${number}`;

/** What an order is found by: beginnings of the words of its buyer's name and address, and its number. */
export function searchWordsOf({ buyer, number }: Pick<Order, 'number'> & { buyer: { name: string; email: string } }) {
  const words = wordsOf(`${buyer.name} ${buyer.email}`);
  const beginnings = words.flatMap((word) =>
    [...beginning(word)].map((_letter, index, letters) => letters.slice(0, index + 1).join('')),
  );
  return [...new Set([...beginnings, ...(number === null ? [] : [numbered(number)])])];
}

/** The one word that is added when an order gets its number. */
export const searchWordOfNumber = numbered;

/** Orders that have all words of a term, or its number. The longest word comes first, which the fewest orders have. */
export function foundBy(term: string) {
  const words = [...new Set(wordsOf(term).map((word) => beginning(word)))].sort((a, b) => b.length - a.length);
  const [, sign, number] = /^(#?)(\d{1,9})$/.exec(term.trim()) ?? [];
  if (number !== undefined) {
    const exact = numbered(Number(number));
    return { searchWords: trusted({ $in: sign ? [exact] : [exact, number] }) };
  }
  return { searchWords: words.length === 0 ? trusted({ $in: [] as string[] }) : trusted({ $all: words }) };
}
