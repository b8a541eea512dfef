import { shownEmail } from '@linkyard/contracts';
import { soughtWords, trusted, wordBeginnings } from '@linkyard/mongo';
import type { Order } from './order.schema.js';

/** The one word that is added when an order gets its number. */
export const searchWordOfNumber = (number: number): string => `#${number}`;

/** What an order is found by: beginnings of the words of its buyer's name and address, and its number. @source ADR 0029 */
export function searchWordsOf({ buyer, number }: Pick<Order, 'number'> & { buyer: { name: string; email: string } }) {
  const beginnings = wordBeginnings(`${buyer.name} ${buyer.email} ${shownEmail(buyer.email)}`);
  return [...beginnings, ...(number === null ? [] : [searchWordOfNumber(number)])];
}

/** The stored words that a term asks for, and the number it may be. A term without a letter or digit has none. */
export function soughtBy(term: string): { words: string[]; number?: { value: number; isAlone: boolean } } {
  const words = soughtWords(term);
  const [, sign, digits] = /^(#?)(\d{1,9})$/.exec(term.trim()) ?? [];
  return digits === undefined ? { words } : { words, number: { value: Number(digits), isAlone: sign !== '' } };
}

/** Orders that have all words of a term, or its number. @param first the word that is looked up; the others are compared */
export function foundBy(term: string, first?: string) {
  const { words, number } = soughtBy(term);
  if (number) {
    const exact = searchWordOfNumber(number.value);
    return { searchWords: trusted({ $in: number.isAlone ? [exact] : [exact, ...words] }) };
  }
  const [one = ''] = first === undefined ? words : [first];
  return {
    searchWords: one,
    ...(words.length > 1 ? { $expr: trusted({ $setIsSubset: [words, '$searchWords'] }) } : {}),
  };
}
